// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func2 } from '../../validator-runtime';
const literal0 = [1,2,3,4];

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
if(data0.name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "name"});
errors++;
}
if(data0.rules === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "rules"});
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "name") || (key1 === "valuation")) || (key1 === "rules")) || (key1 === "free")) || (key1 === "no_delivery")) || (key1 === "disabled"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func2(data1) > 40){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/maxLength", "maxLength", {limit: 40});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data0.valuation !== undefined){
let data2 = data0.valuation;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/props/valuation", "#/properties/props/properties/valuation/type", "type", {type: "integer"});
errors++;
}
if(!((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4))){
vErrors = addError(vErrors, instancePath+"/props/valuation", "#/properties/props/properties/valuation/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.rules !== undefined){
let data3 = data0.rules;
if(Array.isArray(data3)){
if(data3.length > 50){
vErrors = addError(vErrors, instancePath+"/props/rules", "#/properties/props/properties/rules/maxItems", "maxItems", {limit: 50});
errors++;
}
if(data3.length < 1){
vErrors = addError(vErrors, instancePath+"/props/rules", "#/properties/props/properties/rules/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!(((((key2 === "regions") || (key2 === "start")) || (key2 === "start_fee")) || (key2 === "add")) || (key2 === "add_fee"))){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0, "#/properties/props/properties/rules/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data4.regions !== undefined){
let data5 = data4.regions;
if(Array.isArray(data5)){
if(data5.length > 4000){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/regions", "#/properties/props/properties/rules/items/properties/regions/maxItems", "maxItems", {limit: 4000});
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/regions/" + i1, "#/properties/props/properties/rules/items/properties/regions/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/regions", "#/properties/props/properties/rules/items/properties/regions/type", "type", {type: "array"});
errors++;
}
}
if(data4.start !== undefined){
let data7 = data4.start;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/start", "#/properties/props/properties/rules/items/properties/start/type", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100000000 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/start", "#/properties/props/properties/rules/items/properties/start/maximum", "maximum", {comparison: "<=", limit: 100000000});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/start", "#/properties/props/properties/rules/items/properties/start/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data4.start_fee !== undefined){
let data8 = data4.start_fee;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/start_fee", "#/properties/props/properties/rules/items/properties/start_fee/type", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99999999 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/start_fee", "#/properties/props/properties/rules/items/properties/start_fee/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/start_fee", "#/properties/props/properties/rules/items/properties/start_fee/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data4.add !== undefined){
let data9 = data4.add;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/add", "#/properties/props/properties/rules/items/properties/add/type", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000000 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/add", "#/properties/props/properties/rules/items/properties/add/maximum", "maximum", {comparison: "<=", limit: 100000000});
errors++;
}
if(data9 < 1 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/add", "#/properties/props/properties/rules/items/properties/add/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data4.add_fee !== undefined){
let data10 = data4.add_fee;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/add_fee", "#/properties/props/properties/rules/items/properties/add_fee/type", "type", {type: "integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 99999999 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/add_fee", "#/properties/props/properties/rules/items/properties/add_fee/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0+"/add_fee", "#/properties/props/properties/rules/items/properties/add_fee/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/rules/" + i0, "#/properties/props/properties/rules/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/rules", "#/properties/props/properties/rules/type", "type", {type: "array"});
errors++;
}
}
if(data0.free !== undefined){
let data11 = data0.free;
if(Array.isArray(data11)){
if(data11.length > 20){
vErrors = addError(vErrors, instancePath+"/props/free", "#/properties/props/properties/free/maxItems", "maxItems", {limit: 20});
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
if(!(((key3 === "regions") || (key3 === "from")) || (key3 === "atMost"))){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2, "#/properties/props/properties/free/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data12.regions !== undefined){
let data13 = data12.regions;
if(Array.isArray(data13)){
if(data13.length > 4000){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/regions", "#/properties/props/properties/free/items/properties/regions/maxItems", "maxItems", {limit: 4000});
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(typeof data13[i3] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/regions/" + i3, "#/properties/props/properties/free/items/properties/regions/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/regions", "#/properties/props/properties/free/items/properties/regions/type", "type", {type: "array"});
errors++;
}
}
if(data12.from !== undefined){
let data15 = data12.from;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/from", "#/properties/props/properties/free/items/properties/from/type", "type", {type: "integer"});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 99999999 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/from", "#/properties/props/properties/free/items/properties/from/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data15 < 0 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/from", "#/properties/props/properties/free/items/properties/from/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data12.atMost !== undefined){
let data16 = data12.atMost;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/atMost", "#/properties/props/properties/free/items/properties/atMost/type", "type", {type: "integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000000 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/atMost", "#/properties/props/properties/free/items/properties/atMost/maximum", "maximum", {comparison: "<=", limit: 100000000});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/props/free/" + i2+"/atMost", "#/properties/props/properties/free/items/properties/atMost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/free/" + i2, "#/properties/props/properties/free/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/free", "#/properties/props/properties/free/type", "type", {type: "array"});
errors++;
}
}
if(data0.no_delivery !== undefined){
let data17 = data0.no_delivery;
if(Array.isArray(data17)){
if(data17.length > 4000){
vErrors = addError(vErrors, instancePath+"/props/no_delivery", "#/properties/props/properties/no_delivery/maxItems", "maxItems", {limit: 4000});
errors++;
}
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
if(typeof data17[i4] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/no_delivery/" + i4, "#/properties/props/properties/no_delivery/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/no_delivery", "#/properties/props/properties/no_delivery/type", "type", {type: "array"});
errors++;
}
}
if(data0.disabled !== undefined){
if(typeof data0.disabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/disabled", "#/properties/props/properties/disabled/type", "type", {type: "boolean"});
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
