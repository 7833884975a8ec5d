// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal1 = ["number","string"];
const literal2 = ["solid","dashed","dotted","double"];
const pattern0 = memoPattern("^auto$", "u");
const pattern4 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern10 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern11 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.style !== undefined){
let data0 = data.style;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(literal0[key0] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data0.x !== undefined){
let data1 = data0.x;
if(!((typeof data1 == "number") && (isFinite(data1)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data0.y !== undefined){
let data2 = data0.y;
if(!((typeof data2 == "number") && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data0.left !== undefined){
let data3 = data0.left;
if(!((typeof data3 == "number") && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data0.top !== undefined){
let data4 = data0.top;
if(!((typeof data4 == "number") && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data0.z !== undefined){
let data5 = data0.z;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data0.width !== undefined){
let data6 = data0.width;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data0.height !== undefined){
let data7 = data0.height;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data0.marginTop !== undefined){
let data8 = data0.marginTop;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal1});
errors++;
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data0.marginRight !== undefined){
let data9 = data0.marginRight;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (typeof data9 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal1});
errors++;
}
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data0.marginBottom !== undefined){
let data10 = data0.marginBottom;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal1});
errors++;
}
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data0.marginLeft !== undefined){
let data11 = data0.marginLeft;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (typeof data11 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal1});
errors++;
}
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data0.paddingTop !== undefined){
let data12 = data0.paddingTop;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data0.paddingRight !== undefined){
let data13 = data0.paddingRight;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data0.paddingBottom !== undefined){
let data14 = data0.paddingBottom;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data0.paddingLeft !== undefined){
let data15 = data0.paddingLeft;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data0.borderTopWidth !== undefined){
let data16 = data0.borderTopWidth;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data0.borderRightWidth !== undefined){
let data17 = data0.borderRightWidth;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data0.borderBottomWidth !== undefined){
let data18 = data0.borderBottomWidth;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data0.borderLeftWidth !== undefined){
let data19 = data0.borderLeftWidth;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data0.borderTopColor !== undefined){
let data20 = data0.borderTopColor;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.borderRightColor !== undefined){
let data21 = data0.borderRightColor;
if(typeof data21 === "string"){
if(!pattern4.test(data21)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.borderBottomColor !== undefined){
let data22 = data0.borderBottomColor;
if(typeof data22 === "string"){
if(!pattern4.test(data22)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.borderLeftColor !== undefined){
let data23 = data0.borderLeftColor;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.borderStyle !== undefined){
let data24 = data0.borderStyle;
if(typeof data24 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data24 === "solid") || (data24 === "dashed")) || (data24 === "dotted")) || (data24 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.borderRadius !== undefined){
let data25 = data0.borderRadius;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data0.opacity !== undefined){
let data26 = data0.opacity;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data26 < 0 || isNaN(data26)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data0.foregroundColor !== undefined){
let data27 = data0.foregroundColor;
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.backgroundColor !== undefined){
let data28 = data0.backgroundColor;
if(typeof data28 === "string"){
if(!pattern4.test(data28)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.backgroundImage !== undefined){
let data29 = data0.backgroundImage;
if(typeof data29 === "string"){
if(!pattern10.test(data29)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data0.showFrom !== undefined){
let data30 = data0.showFrom;
if(typeof data30 === "string"){
if(!pattern11.test(data30)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data0.showTo !== undefined){
let data31 = data0.showTo;
if(typeof data31 === "string"){
if(!pattern11.test(data31)){
vErrors = addError(vErrors, instancePath+"/style/showTo", "#/properties/style/properties/showTo/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showTo", "#/properties/style/properties/showTo/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/type", "type", {type: "object"});
errors++;
}
}
}
validate10.errors = vErrors;
return errors === 0;
});
export const validate = validate10;
export default validate;
