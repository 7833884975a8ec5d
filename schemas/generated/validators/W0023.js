// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = ["contain","cover"];
const literal1 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal2 = ["number","string"];
const literal3 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|(?:/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)\\.(?:mp4|webm|MP4|WEBM)(?:[?#][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)?)$", "u");
const pattern1 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern2 = memoPattern("^auto$", "u");
const pattern6 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern13 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key1 === "src") || (key1 === "poster")) || (key1 === "caption")) || (key1 === "controls")) || (key1 === "autoplay")) || (key1 === "muted")) || (key1 === "loop")) || (key1 === "fit"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.src !== undefined){
let data1 = data0.src;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/props/src", "#/properties/props/properties/src/pattern", "pattern", {pattern: "^(?:|(?:/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)\\.(?:mp4|webm|MP4|WEBM)(?:[?#][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)?)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/src", "#/properties/props/properties/src/type", "type", {type: "string"});
errors++;
}
}
if(data0.poster !== undefined){
let data2 = data0.poster;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/poster", "#/properties/props/properties/poster/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/poster", "#/properties/props/properties/poster/type", "type", {type: "string"});
errors++;
}
}
if(data0.caption !== undefined){
if(typeof data0.caption !== "string"){
vErrors = addError(vErrors, instancePath+"/props/caption", "#/properties/props/properties/caption/type", "type", {type: "string"});
errors++;
}
}
if(data0.controls !== undefined){
if(typeof data0.controls !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/controls", "#/properties/props/properties/controls/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.autoplay !== undefined){
if(typeof data0.autoplay !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/autoplay", "#/properties/props/properties/autoplay/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.muted !== undefined){
if(typeof data0.muted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/muted", "#/properties/props/properties/muted/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.loop !== undefined){
if(typeof data0.loop !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/loop", "#/properties/props/properties/loop/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.fit !== undefined){
let data8 = data0.fit;
if(typeof data8 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/fit", "#/properties/props/properties/fit/type", "type", {type: "string"});
errors++;
}
if(!((data8 === "contain") || (data8 === "cover"))){
vErrors = addError(vErrors, instancePath+"/props/fit", "#/properties/props/properties/fit/enum", "enum", {allowedValues: literal0});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/type", "type", {type: "object"});
errors++;
}
}
if(data.style !== undefined){
let data9 = data.style;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(literal1[key2] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data9.x !== undefined){
let data10 = data9.x;
if(!((typeof data10 == "number") && (isFinite(data10)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data9.y !== undefined){
let data11 = data9.y;
if(!((typeof data11 == "number") && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data9.left !== undefined){
let data12 = data9.left;
if(!((typeof data12 == "number") && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data9.top !== undefined){
let data13 = data9.top;
if(!((typeof data13 == "number") && (isFinite(data13)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data9.z !== undefined){
let data14 = data9.z;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data9.width !== undefined){
let data15 = data9.width;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data9.height !== undefined){
let data16 = data9.height;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data9.marginTop !== undefined){
let data17 = data9.marginTop;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (typeof data17 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal2});
errors++;
}
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data9.marginRight !== undefined){
let data18 = data9.marginRight;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (typeof data18 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal2});
errors++;
}
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data9.marginBottom !== undefined){
let data19 = data9.marginBottom;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (typeof data19 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal2});
errors++;
}
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data9.marginLeft !== undefined){
let data20 = data9.marginLeft;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (typeof data20 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal2});
errors++;
}
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data9.paddingTop !== undefined){
let data21 = data9.paddingTop;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data9.paddingRight !== undefined){
let data22 = data9.paddingRight;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data9.paddingBottom !== undefined){
let data23 = data9.paddingBottom;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data9.paddingLeft !== undefined){
let data24 = data9.paddingLeft;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data9.borderTopWidth !== undefined){
let data25 = data9.borderTopWidth;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data9.borderRightWidth !== undefined){
let data26 = data9.borderRightWidth;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data9.borderBottomWidth !== undefined){
let data27 = data9.borderBottomWidth;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data9.borderLeftWidth !== undefined){
let data28 = data9.borderLeftWidth;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data9.borderTopColor !== undefined){
let data29 = data9.borderTopColor;
if(typeof data29 === "string"){
if(!pattern6.test(data29)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data9.borderRightColor !== undefined){
let data30 = data9.borderRightColor;
if(typeof data30 === "string"){
if(!pattern6.test(data30)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data9.borderBottomColor !== undefined){
let data31 = data9.borderBottomColor;
if(typeof data31 === "string"){
if(!pattern6.test(data31)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data9.borderLeftColor !== undefined){
let data32 = data9.borderLeftColor;
if(typeof data32 === "string"){
if(!pattern6.test(data32)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data9.borderStyle !== undefined){
let data33 = data9.borderStyle;
if(typeof data33 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data33 === "solid") || (data33 === "dashed")) || (data33 === "dotted")) || (data33 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data9.borderRadius !== undefined){
let data34 = data9.borderRadius;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data9.opacity !== undefined){
let data35 = data9.opacity;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 1 || isNaN(data35)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data35 < 0 || isNaN(data35)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data9.foregroundColor !== undefined){
let data36 = data9.foregroundColor;
if(typeof data36 === "string"){
if(!pattern6.test(data36)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data9.backgroundColor !== undefined){
let data37 = data9.backgroundColor;
if(typeof data37 === "string"){
if(!pattern6.test(data37)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data9.backgroundImage !== undefined){
let data38 = data9.backgroundImage;
if(typeof data38 === "string"){
if(!pattern1.test(data38)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data9.showFrom !== undefined){
let data39 = data9.showFrom;
if(typeof data39 === "string"){
if(!pattern13.test(data39)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data9.showTo !== undefined){
let data40 = data9.showTo;
if(typeof data40 === "string"){
if(!pattern13.test(data40)){
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
else {
vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
