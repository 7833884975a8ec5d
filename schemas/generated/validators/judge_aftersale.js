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
if(!((((((key1 === "agree") || (key1 === "refund_fee")) || (key1 === "freight")) || (key1 === "freight_point")) || (key1 === "reason")) || (key1 === "memo"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.agree !== undefined){
if(typeof data0.agree !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/agree", "#/properties/props/properties/agree/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.refund_fee !== undefined){
let data2 = data0.refund_fee;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/props/refund_fee", "#/properties/props/properties/refund_fee/type", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/refund_fee", "#/properties/props/properties/refund_fee/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.freight !== undefined){
let data3 = data0.freight;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/freight", "#/properties/props/properties/freight/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/freight", "#/properties/props/properties/freight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.freight_point !== undefined){
let data4 = data0.freight_point;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/props/freight_point", "#/properties/props/properties/freight_point/type", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/freight_point", "#/properties/props/properties/freight_point/maximum", "maximum", {comparison: "<=", limit: 2147483647});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/freight_point", "#/properties/props/properties/freight_point/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.reason !== undefined){
let data5 = data0.reason;
if(typeof data5 === "string"){
if(func2(data5) > 200){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/maxLength", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/type", "type", {type: "string"});
errors++;
}
}
if(data0.memo !== undefined){
let data6 = data0.memo;
if(typeof data6 === "string"){
if(func2(data6) > 200){
vErrors = addError(vErrors, instancePath+"/props/memo", "#/properties/props/properties/memo/maxLength", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/memo", "#/properties/props/properties/memo/type", "type", {type: "string"});
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
