// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';
const literal0 = ["pc","h5"];
const literal1 = {"type":1,"v":1,"parent":1,"order":1,"name":1,"alias":1,"hidden":1,"locked":1,"props":1,"style":1,"h5":1};
const literal2 = ["string","null"];
const pattern0 = new RegExp("^(?!(?:__proto__|constructor)$)[A-Za-z0-9_-]{1,64}$", "u");
const pattern2 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
const pattern4 = new RegExp("^(?!A0{26}$)(?:[Za][0-9A-Za-z]{1}|[Yb][0-9A-Za-z]{2}|[Xc][0-9A-Za-z]{3}|[Wd][0-9A-Za-z]{4}|[Ve][0-9A-Za-z]{5}|[Uf][0-9A-Za-z]{6}|[Tg][0-9A-Za-z]{7}|[Sh][0-9A-Za-z]{8}|[Ri][0-9A-Za-z]{9}|[Qj][0-9A-Za-z]{10}|[Pk][0-9A-Za-z]{11}|[Ol][0-9A-Za-z]{12}|[Nm][0-9A-Za-z]{13}|[Mn][0-9A-Za-z]{14}|[Lo][0-9A-Za-z]{15}|[Kp][0-9A-Za-z]{16}|[Jq][0-9A-Za-z]{17}|[Ir][0-9A-Za-z]{18}|[Hs][0-9A-Za-z]{19}|[Gt][0-9A-Za-z]{20}|[Fu][0-9A-Za-z]{21}|[Ev][0-9A-Za-z]{22}|[Dw][0-9A-Za-z]{23}|[Cx][0-9A-Za-z]{24}|[By][0-9A-Za-z]{25}|[Az][0-9A-Za-z]{26})(?:[0-9A-Za-z]*[1-9A-Za-z])?$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formatVersion === undefined){
vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "formatVersion"});
errors++;
}
if(data.platform === undefined){
vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "platform"});
errors++;
}
if(data.widgets === undefined){
vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "widgets"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "formatVersion")) || (key0 === "platform")) || (key0 === "page")) || (key0 === "widgets"))){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, instancePath+"/$schema", "#/properties/%24schema/type", "type", {type: "string"});
errors++;
}
}
if(data.formatVersion !== undefined){
let data1 = data.formatVersion;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, instancePath+"/formatVersion", "#/properties/formatVersion/type", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2 || isNaN(data1)){
vErrors = addError(vErrors, instancePath+"/formatVersion", "#/properties/formatVersion/maximum", "maximum", {comparison: "<=", limit: 2});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = addError(vErrors, instancePath+"/formatVersion", "#/properties/formatVersion/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.platform !== undefined){
let data2 = data.platform;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/platform", "#/properties/platform/type", "type", {type: "string"});
errors++;
}
if(!((data2 === "pc") || (data2 === "h5"))){
vErrors = addError(vErrors, instancePath+"/platform", "#/properties/platform/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data.page !== undefined){
let data3 = data.page;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((key1 === "v") || (key1 === "props"))){
vErrors = addError(vErrors, instancePath+"/page", "#/properties/page/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.v !== undefined){
let data4 = data3.v;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/page/v", "#/properties/page/properties/v/type", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/page/v", "#/properties/page/properties/v/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data3.props !== undefined){
let data5 = data3.props;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
vErrors = addError(vErrors, instancePath+"/page/props", "#/properties/page/properties/props/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/page", "#/properties/page/type", "type", {type: "object"});
errors++;
}
}
if(data.widgets !== undefined){
let data6 = data.widgets;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!(pattern0.test(key2))){
vErrors = addError(vErrors, instancePath+"/widgets", "#/properties/widgets/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
for(const key3 in data6){
if(pattern0.test(key3)){
let data7 = data6[key3];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/required", "required", {missingProperty: "type"});
errors++;
}
if(data7.order === undefined){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/required", "required", {missingProperty: "order"});
errors++;
}
for(const key4 in data7){
if(literal1[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/type", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/type/pattern", "pattern", {pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/type", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/type/type", "type", {type: "string"});
errors++;
}
}
if(data7.v !== undefined){
let data9 = data7.v;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/v", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/v/type", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/v", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/v/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data7.parent !== undefined){
let data10 = data7.parent;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/parent", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/parent/type", "type", {type: literal2});
errors++;
}
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/parent", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/parent/pattern", "pattern", {pattern: "^(?!(?:__proto__|constructor)$)[A-Za-z0-9_-]{1,64}$"});
errors++;
}
}
}
if(data7.order !== undefined){
let data11 = data7.order;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/order", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/order/pattern", "pattern", {pattern: "^(?!A0{26}$)(?:[Za][0-9A-Za-z]{1}|[Yb][0-9A-Za-z]{2}|[Xc][0-9A-Za-z]{3}|[Wd][0-9A-Za-z]{4}|[Ve][0-9A-Za-z]{5}|[Uf][0-9A-Za-z]{6}|[Tg][0-9A-Za-z]{7}|[Sh][0-9A-Za-z]{8}|[Ri][0-9A-Za-z]{9}|[Qj][0-9A-Za-z]{10}|[Pk][0-9A-Za-z]{11}|[Ol][0-9A-Za-z]{12}|[Nm][0-9A-Za-z]{13}|[Mn][0-9A-Za-z]{14}|[Lo][0-9A-Za-z]{15}|[Kp][0-9A-Za-z]{16}|[Jq][0-9A-Za-z]{17}|[Ir][0-9A-Za-z]{18}|[Hs][0-9A-Za-z]{19}|[Gt][0-9A-Za-z]{20}|[Fu][0-9A-Za-z]{21}|[Ev][0-9A-Za-z]{22}|[Dw][0-9A-Za-z]{23}|[Cx][0-9A-Za-z]{24}|[By][0-9A-Za-z]{25}|[Az][0-9A-Za-z]{26})(?:[0-9A-Za-z]*[1-9A-Za-z])?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/order", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/order/type", "type", {type: "string"});
errors++;
}
}
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/name", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data7.alias !== undefined){
if(typeof data7.alias !== "string"){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/alias", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/alias/type", "type", {type: "string"});
errors++;
}
}
if(data7.hidden !== undefined){
if(typeof data7.hidden !== "boolean"){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/hidden", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/hidden/type", "type", {type: "boolean"});
errors++;
}
}
if(data7.locked !== undefined){
if(typeof data7.locked !== "boolean"){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/locked", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/locked/type", "type", {type: "boolean"});
errors++;
}
}
if(data7.props !== undefined){
let data16 = data7.props;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/props", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/props/type", "type", {type: "object"});
errors++;
}
}
if(data7.style !== undefined){
let data17 = data7.style;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/style", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/style/type", "type", {type: "object"});
errors++;
}
}
if(data7.h5 !== undefined){
let data18 = data7.h5;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key5 in data18){
if(!((((key5 === "hidden") || (key5 === "order")) || (key5 === "props")) || (key5 === "style"))){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/h5", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/h5/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data18.hidden !== undefined){
if(typeof data18.hidden !== "boolean"){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/h5/hidden", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/h5/properties/hidden/type", "type", {type: "boolean"});
errors++;
}
}
if(data18.order !== undefined){
let data20 = data18.order;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/h5/order", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/h5/properties/order/pattern", "pattern", {pattern: "^(?!A0{26}$)(?:[Za][0-9A-Za-z]{1}|[Yb][0-9A-Za-z]{2}|[Xc][0-9A-Za-z]{3}|[Wd][0-9A-Za-z]{4}|[Ve][0-9A-Za-z]{5}|[Uf][0-9A-Za-z]{6}|[Tg][0-9A-Za-z]{7}|[Sh][0-9A-Za-z]{8}|[Ri][0-9A-Za-z]{9}|[Qj][0-9A-Za-z]{10}|[Pk][0-9A-Za-z]{11}|[Ol][0-9A-Za-z]{12}|[Nm][0-9A-Za-z]{13}|[Mn][0-9A-Za-z]{14}|[Lo][0-9A-Za-z]{15}|[Kp][0-9A-Za-z]{16}|[Jq][0-9A-Za-z]{17}|[Ir][0-9A-Za-z]{18}|[Hs][0-9A-Za-z]{19}|[Gt][0-9A-Za-z]{20}|[Fu][0-9A-Za-z]{21}|[Ev][0-9A-Za-z]{22}|[Dw][0-9A-Za-z]{23}|[Cx][0-9A-Za-z]{24}|[By][0-9A-Za-z]{25}|[Az][0-9A-Za-z]{26})(?:[0-9A-Za-z]*[1-9A-Za-z])?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/h5/order", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/h5/properties/order/type", "type", {type: "string"});
errors++;
}
}
if(data18.props !== undefined){
let data21 = data18.props;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/h5/props", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/h5/properties/props/type", "type", {type: "object"});
errors++;
}
}
if(data18.style !== undefined){
let data22 = data18.style;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/h5/style", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/h5/properties/style/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/h5", "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/h5/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/type", "type", {type: "object"});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/widgets", "#/properties/widgets/type", "type", {type: "object"});
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
