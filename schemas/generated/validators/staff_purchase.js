// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func2 } from '../../validator-runtime';

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "props")){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "addresses")){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.addresses !== undefined){
let data1 = data0.addresses;
if(Array.isArray(data1)){
if(data1.length > 50){
vErrors = addError(vErrors, instancePath+"/props/addresses", "#/properties/props/properties/addresses/maxItems", "maxItems", {limit: 50});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.label === undefined){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0, "#/properties/props/properties/addresses/items/required", "required", {missingProperty: "label"});
errors++;
}
if(data2.province === undefined){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0, "#/properties/props/properties/addresses/items/required", "required", {missingProperty: "province"});
errors++;
}
if(data2.city === undefined){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0, "#/properties/props/properties/addresses/items/required", "required", {missingProperty: "city"});
errors++;
}
if(data2.adrdetail === undefined){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0, "#/properties/props/properties/addresses/items/required", "required", {missingProperty: "adrdetail"});
errors++;
}
for(const key2 in data2){
if(!(((((key2 === "label") || (key2 === "province")) || (key2 === "city")) || (key2 === "county")) || (key2 === "adrdetail"))){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0, "#/properties/props/properties/addresses/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.label !== undefined){
let data3 = data2.label;
if(typeof data3 === "string"){
if(func2(data3) > 32){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/label", "#/properties/props/properties/addresses/items/properties/label/maxLength", "maxLength", {limit: 32});
errors++;
}
if(func2(data3) < 1){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/label", "#/properties/props/properties/addresses/items/properties/label/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/label", "#/properties/props/properties/addresses/items/properties/label/type", "type", {type: "string"});
errors++;
}
}
if(data2.province !== undefined){
let data4 = data2.province;
if(typeof data4 === "string"){
if(func2(data4) > 32){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/province", "#/properties/props/properties/addresses/items/properties/province/maxLength", "maxLength", {limit: 32});
errors++;
}
if(func2(data4) < 1){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/province", "#/properties/props/properties/addresses/items/properties/province/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/province", "#/properties/props/properties/addresses/items/properties/province/type", "type", {type: "string"});
errors++;
}
}
if(data2.city !== undefined){
let data5 = data2.city;
if(typeof data5 === "string"){
if(func2(data5) > 32){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/city", "#/properties/props/properties/addresses/items/properties/city/maxLength", "maxLength", {limit: 32});
errors++;
}
if(func2(data5) < 1){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/city", "#/properties/props/properties/addresses/items/properties/city/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/city", "#/properties/props/properties/addresses/items/properties/city/type", "type", {type: "string"});
errors++;
}
}
if(data2.county !== undefined){
let data6 = data2.county;
if(typeof data6 === "string"){
if(func2(data6) > 32){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/county", "#/properties/props/properties/addresses/items/properties/county/maxLength", "maxLength", {limit: 32});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/county", "#/properties/props/properties/addresses/items/properties/county/type", "type", {type: "string"});
errors++;
}
}
if(data2.adrdetail !== undefined){
let data7 = data2.adrdetail;
if(typeof data7 === "string"){
if(func2(data7) > 200){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/adrdetail", "#/properties/props/properties/addresses/items/properties/adrdetail/maxLength", "maxLength", {limit: 200});
errors++;
}
if(func2(data7) < 1){
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/adrdetail", "#/properties/props/properties/addresses/items/properties/adrdetail/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0+"/adrdetail", "#/properties/props/properties/addresses/items/properties/adrdetail/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/addresses/" + i0, "#/properties/props/properties/addresses/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/addresses", "#/properties/props/properties/addresses/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
});
export const validate = validate10;
export default validate;
