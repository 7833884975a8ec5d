// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';
const literal0 = {"order_id":1,"status":1,"created":1,"paid":1,"item_bn":1,"item_name":1,"item_spec_desc":1,"price":1,"num":1,"line_fee":1,"shipped_num":1,"freight_fee":1,"freight_point":1,"freight_point_fee":1,"total_fee":1,"refunded_fee":1,"receiver_name":1,"receiver_mobile":1,"receiver_address":1,"remark":1,"seller_remark":1};

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
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.order_id !== undefined){
if(typeof data0.order_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/order_id", "#/properties/props/properties/order_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.status !== undefined){
if(typeof data0.status !== "string"){
vErrors = addError(vErrors, instancePath+"/props/status", "#/properties/props/properties/status/type", "type", {type: "string"});
errors++;
}
}
if(data0.created !== undefined){
if(typeof data0.created !== "string"){
vErrors = addError(vErrors, instancePath+"/props/created", "#/properties/props/properties/created/type", "type", {type: "string"});
errors++;
}
}
if(data0.paid !== undefined){
if(typeof data0.paid !== "string"){
vErrors = addError(vErrors, instancePath+"/props/paid", "#/properties/props/properties/paid/type", "type", {type: "string"});
errors++;
}
}
if(data0.item_bn !== undefined){
if(typeof data0.item_bn !== "string"){
vErrors = addError(vErrors, instancePath+"/props/item_bn", "#/properties/props/properties/item_bn/type", "type", {type: "string"});
errors++;
}
}
if(data0.item_name !== undefined){
if(typeof data0.item_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/item_name", "#/properties/props/properties/item_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.item_spec_desc !== undefined){
if(typeof data0.item_spec_desc !== "string"){
vErrors = addError(vErrors, instancePath+"/props/item_spec_desc", "#/properties/props/properties/item_spec_desc/type", "type", {type: "string"});
errors++;
}
}
if(data0.price !== undefined){
let data8 = data0.price;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/type", "type", {type: "integer"});
errors++;
}
}
if(data0.num !== undefined){
let data9 = data0.num;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/props/num", "#/properties/props/properties/num/type", "type", {type: "integer"});
errors++;
}
}
if(data0.line_fee !== undefined){
let data10 = data0.line_fee;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, instancePath+"/props/line_fee", "#/properties/props/properties/line_fee/type", "type", {type: "integer"});
errors++;
}
}
if(data0.shipped_num !== undefined){
let data11 = data0.shipped_num;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/shipped_num", "#/properties/props/properties/shipped_num/type", "type", {type: "integer"});
errors++;
}
}
if(data0.freight_fee !== undefined){
let data12 = data0.freight_fee;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/freight_fee", "#/properties/props/properties/freight_fee/type", "type", {type: "integer"});
errors++;
}
}
if(data0.freight_point !== undefined){
let data13 = data0.freight_point;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, instancePath+"/props/freight_point", "#/properties/props/properties/freight_point/type", "type", {type: "integer"});
errors++;
}
}
if(data0.freight_point_fee !== undefined){
let data14 = data0.freight_point_fee;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, instancePath+"/props/freight_point_fee", "#/properties/props/properties/freight_point_fee/type", "type", {type: "integer"});
errors++;
}
}
if(data0.total_fee !== undefined){
let data15 = data0.total_fee;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = addError(vErrors, instancePath+"/props/total_fee", "#/properties/props/properties/total_fee/type", "type", {type: "integer"});
errors++;
}
}
if(data0.refunded_fee !== undefined){
let data16 = data0.refunded_fee;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, instancePath+"/props/refunded_fee", "#/properties/props/properties/refunded_fee/type", "type", {type: "integer"});
errors++;
}
}
if(data0.receiver_name !== undefined){
if(typeof data0.receiver_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/receiver_name", "#/properties/props/properties/receiver_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.receiver_mobile !== undefined){
if(typeof data0.receiver_mobile !== "string"){
vErrors = addError(vErrors, instancePath+"/props/receiver_mobile", "#/properties/props/properties/receiver_mobile/type", "type", {type: "string"});
errors++;
}
}
if(data0.receiver_address !== undefined){
if(typeof data0.receiver_address !== "string"){
vErrors = addError(vErrors, instancePath+"/props/receiver_address", "#/properties/props/properties/receiver_address/type", "type", {type: "string"});
errors++;
}
}
if(data0.remark !== undefined){
if(typeof data0.remark !== "string"){
vErrors = addError(vErrors, instancePath+"/props/remark", "#/properties/props/properties/remark/type", "type", {type: "string"});
errors++;
}
}
if(data0.seller_remark !== undefined){
if(typeof data0.seller_remark !== "string"){
vErrors = addError(vErrors, instancePath+"/props/seller_remark", "#/properties/props/properties/seller_remark/type", "type", {type: "string"});
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
