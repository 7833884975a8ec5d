// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';

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
if(!(((key1 === "refund_fee") || (key1 === "freight")) || (key1 === "freight_point"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.refund_fee !== undefined){
let data1 = data0.refund_fee;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, instancePath+"/props/refund_fee", "#/properties/props/properties/refund_fee/type", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
vErrors = addError(vErrors, instancePath+"/props/refund_fee", "#/properties/props/properties/refund_fee/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.freight !== undefined){
let data2 = data0.freight;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/props/freight", "#/properties/props/properties/freight/type", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/freight", "#/properties/props/properties/freight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.freight_point !== undefined){
let data3 = data0.freight_point;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/freight_point", "#/properties/props/properties/freight_point/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/freight_point", "#/properties/props/properties/freight_point/maximum", "maximum", {comparison: "<=", limit: 2147483647});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/freight_point", "#/properties/props/properties/freight_point/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
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
