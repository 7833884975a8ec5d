// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func2 } from '../../validator-runtime';
const literal0 = ["商品缺货","商品信息或价格有误","收货地址无法送达","订单存在异常","与买家协商一致","其他原因"];

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
if(data0.reason === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "reason"});
errors++;
}
for(const key1 in data0){
if(!((key1 === "reason") || (key1 === "note"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.reason !== undefined){
let data1 = data0.reason;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/type", "type", {type: "string"});
errors++;
}
if(!((((((data1 === "商品缺货") || (data1 === "商品信息或价格有误")) || (data1 === "收货地址无法送达")) || (data1 === "订单存在异常")) || (data1 === "与买家协商一致")) || (data1 === "其他原因"))){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.note !== undefined){
let data2 = data0.note;
if(typeof data2 === "string"){
if(func2(data2) > 100){
vErrors = addError(vErrors, instancePath+"/props/note", "#/properties/props/properties/note/maxLength", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/note", "#/properties/props/properties/note/type", "type", {type: "string"});
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
