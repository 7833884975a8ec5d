// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = ["square","small","standard","round"];
const literal1 = ["sans","serif","kai","fang","round"];
const literal2 = ["compact","standard","large"];
const pattern0 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

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
if(!((((((key1 === "primaryColor") || (key1 === "backgroundColor")) || (key1 === "priceColor")) || (key1 === "radius")) || (key1 === "font")) || (key1 === "fontSize"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.primaryColor !== undefined){
let data1 = data0.primaryColor;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/props/primaryColor", "#/properties/props/properties/primaryColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/primaryColor", "#/properties/props/properties/primaryColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.backgroundColor !== undefined){
let data2 = data0.backgroundColor;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/backgroundColor", "#/properties/props/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/backgroundColor", "#/properties/props/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.priceColor !== undefined){
let data3 = data0.priceColor;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/priceColor", "#/properties/props/properties/priceColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/priceColor", "#/properties/props/properties/priceColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.radius !== undefined){
let data4 = data0.radius;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/radius", "#/properties/props/properties/radius/type", "type", {type: "string"});
errors++;
}
if(!((((data4 === "square") || (data4 === "small")) || (data4 === "standard")) || (data4 === "round"))){
vErrors = addError(vErrors, instancePath+"/props/radius", "#/properties/props/properties/radius/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.font !== undefined){
let data5 = data0.font;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/font", "#/properties/props/properties/font/type", "type", {type: "string"});
errors++;
}
if(!(((((data5 === "sans") || (data5 === "serif")) || (data5 === "kai")) || (data5 === "fang")) || (data5 === "round"))){
vErrors = addError(vErrors, instancePath+"/props/font", "#/properties/props/properties/font/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.fontSize !== undefined){
let data6 = data0.fontSize;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/fontSize", "#/properties/props/properties/fontSize/type", "type", {type: "string"});
errors++;
}
if(!(((data6 === "compact") || (data6 === "standard")) || (data6 === "large"))){
vErrors = addError(vErrors, instancePath+"/props/fontSize", "#/properties/props/properties/fontSize/enum", "enum", {allowedValues: literal2});
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
