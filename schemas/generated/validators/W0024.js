// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = ["left","center","right","justify"];
const literal1 = ["normal","bold"];
const pattern0 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "props") || (key0 === "style"))){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((((key1 === "text") || (key1 === "fontSize")) || (key1 === "color")) || (key1 === "textAlign")) || (key1 === "fontWeight")) || (key1 === "lineHeight")) || (key1 === "textIndent")) || (key1 === "paragraphGap"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.text !== undefined){
if(typeof data0.text !== "string"){
vErrors = addError(vErrors, instancePath+"/props/text", "#/properties/props/properties/text/type", "type", {type: "string"});
errors++;
}
}
if(data0.fontSize !== undefined){
let data2 = data0.fontSize;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 72 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/fontSize", "#/properties/props/properties/fontSize/maximum", "maximum", {comparison: "<=", limit: 72});
errors++;
}
if(data2 < 12 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/fontSize", "#/properties/props/properties/fontSize/minimum", "minimum", {comparison: ">=", limit: 12});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/fontSize", "#/properties/props/properties/fontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.color !== undefined){
let data3 = data0.color;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/color", "#/properties/props/properties/color/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/color", "#/properties/props/properties/color/type", "type", {type: "string"});
errors++;
}
}
if(data0.textAlign !== undefined){
let data4 = data0.textAlign;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/textAlign", "#/properties/props/properties/textAlign/type", "type", {type: "string"});
errors++;
}
if(!((((data4 === "left") || (data4 === "center")) || (data4 === "right")) || (data4 === "justify"))){
vErrors = addError(vErrors, instancePath+"/props/textAlign", "#/properties/props/properties/textAlign/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.fontWeight !== undefined){
let data5 = data0.fontWeight;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/fontWeight", "#/properties/props/properties/fontWeight/type", "type", {type: "string"});
errors++;
}
if(!((data5 === "normal") || (data5 === "bold"))){
vErrors = addError(vErrors, instancePath+"/props/fontWeight", "#/properties/props/properties/fontWeight/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.lineHeight !== undefined){
let data6 = data0.lineHeight;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4 || isNaN(data6)){
vErrors = addError(vErrors, instancePath+"/props/lineHeight", "#/properties/props/properties/lineHeight/maximum", "maximum", {comparison: "<=", limit: 4});
errors++;
}
if(data6 < 1 || isNaN(data6)){
vErrors = addError(vErrors, instancePath+"/props/lineHeight", "#/properties/props/properties/lineHeight/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/lineHeight", "#/properties/props/properties/lineHeight/type", "type", {type: "number"});
errors++;
}
}
if(data0.textIndent !== undefined){
let data7 = data0.textIndent;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 8 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/textIndent", "#/properties/props/properties/textIndent/maximum", "maximum", {comparison: "<=", limit: 8});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/textIndent", "#/properties/props/properties/textIndent/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/textIndent", "#/properties/props/properties/textIndent/type", "type", {type: "number"});
errors++;
}
}
if(data0.paragraphGap !== undefined){
let data8 = data0.paragraphGap;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 200 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/paragraphGap", "#/properties/props/properties/paragraphGap/maximum", "maximum", {comparison: "<=", limit: 200});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/paragraphGap", "#/properties/props/properties/paragraphGap/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/paragraphGap", "#/properties/props/properties/paragraphGap/type", "type", {type: "number"});
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
export const validate = inTurn(validate10, () => validateStyle);
export default validate;
