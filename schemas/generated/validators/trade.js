// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';
const literal0 = {"order_cancel_time":1,"pay_remind_time":1,"seckill_cancel_time":1,"offline_cancel_time":1,"ship_time":1,"transit_time":1,"order_finish_time":1,"ziti_finish_time":1,"ziti_keep_time":1,"finish_extension":1,"latest_aftersale_time":1,"auto_approve_time":1,"auto_answer_time":1,"auto_cancel_paid":1,"sendback_time":1,"return_receipt_time":1,"return_refund_time":1,"rate_time":1,"gain_point":1,"deduct_point":1,"deduct_proportion_limit":1,"can_deduct_freight":1,"max_cart_lines":1,"max_unpaid_orders":1,"max_pending_vouchers":1,"coupon_remind_days":1,"gift_refund":1};
const literal1 = ["return","deduct"];

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
if(data0.order_cancel_time !== undefined){
let data1 = data0.order_cancel_time;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, instancePath+"/props/order_cancel_time", "#/properties/props/properties/order_cancel_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1440 || isNaN(data1)){
vErrors = addError(vErrors, instancePath+"/props/order_cancel_time", "#/properties/props/properties/order_cancel_time/maximum", "maximum", {comparison: "<=", limit: 1440});
errors++;
}
if(data1 < 5 || isNaN(data1)){
vErrors = addError(vErrors, instancePath+"/props/order_cancel_time", "#/properties/props/properties/order_cancel_time/minimum", "minimum", {comparison: ">=", limit: 5});
errors++;
}
}
}
if(data0.pay_remind_time !== undefined){
let data2 = data0.pay_remind_time;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/props/pay_remind_time", "#/properties/props/properties/pay_remind_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/pay_remind_time", "#/properties/props/properties/pay_remind_time/maximum", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/pay_remind_time", "#/properties/props/properties/pay_remind_time/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.seckill_cancel_time !== undefined){
let data3 = data0.seckill_cancel_time;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/seckill_cancel_time", "#/properties/props/properties/seckill_cancel_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1440 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/seckill_cancel_time", "#/properties/props/properties/seckill_cancel_time/maximum", "maximum", {comparison: "<=", limit: 1440});
errors++;
}
if(data3 < 5 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/seckill_cancel_time", "#/properties/props/properties/seckill_cancel_time/minimum", "minimum", {comparison: ">=", limit: 5});
errors++;
}
}
}
if(data0.offline_cancel_time !== undefined){
let data4 = data0.offline_cancel_time;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/props/offline_cancel_time", "#/properties/props/properties/offline_cancel_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 720 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/offline_cancel_time", "#/properties/props/properties/offline_cancel_time/maximum", "maximum", {comparison: "<=", limit: 720});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/offline_cancel_time", "#/properties/props/properties/offline_cancel_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.ship_time !== undefined){
let data5 = data0.ship_time;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, instancePath+"/props/ship_time", "#/properties/props/properties/ship_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 720 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/ship_time", "#/properties/props/properties/ship_time/maximum", "maximum", {comparison: "<=", limit: 720});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/ship_time", "#/properties/props/properties/ship_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.transit_time !== undefined){
let data6 = data0.transit_time;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = addError(vErrors, instancePath+"/props/transit_time", "#/properties/props/properties/transit_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60 || isNaN(data6)){
vErrors = addError(vErrors, instancePath+"/props/transit_time", "#/properties/props/properties/transit_time/maximum", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data6 < 1 || isNaN(data6)){
vErrors = addError(vErrors, instancePath+"/props/transit_time", "#/properties/props/properties/transit_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.order_finish_time !== undefined){
let data7 = data0.order_finish_time;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, instancePath+"/props/order_finish_time", "#/properties/props/properties/order_finish_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 60 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/order_finish_time", "#/properties/props/properties/order_finish_time/maximum", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/order_finish_time", "#/properties/props/properties/order_finish_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.ziti_finish_time !== undefined){
let data8 = data0.ziti_finish_time;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/ziti_finish_time", "#/properties/props/properties/ziti_finish_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 60 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/ziti_finish_time", "#/properties/props/properties/ziti_finish_time/maximum", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/ziti_finish_time", "#/properties/props/properties/ziti_finish_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.ziti_keep_time !== undefined){
let data9 = data0.ziti_keep_time;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/props/ziti_keep_time", "#/properties/props/properties/ziti_keep_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 60 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/ziti_keep_time", "#/properties/props/properties/ziti_keep_time/maximum", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data9 < 1 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/ziti_keep_time", "#/properties/props/properties/ziti_keep_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.finish_extension !== undefined){
let data10 = data0.finish_extension;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, instancePath+"/props/finish_extension", "#/properties/props/properties/finish_extension/type", "type", {type: "integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 30 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/finish_extension", "#/properties/props/properties/finish_extension/maximum", "maximum", {comparison: "<=", limit: 30});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/finish_extension", "#/properties/props/properties/finish_extension/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.latest_aftersale_time !== undefined){
let data11 = data0.latest_aftersale_time;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/latest_aftersale_time", "#/properties/props/properties/latest_aftersale_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 90 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/latest_aftersale_time", "#/properties/props/properties/latest_aftersale_time/maximum", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data11 < 7 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/latest_aftersale_time", "#/properties/props/properties/latest_aftersale_time/minimum", "minimum", {comparison: ">=", limit: 7});
errors++;
}
}
}
if(data0.auto_approve_time !== undefined){
let data12 = data0.auto_approve_time;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/auto_approve_time", "#/properties/props/properties/auto_approve_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 720 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/auto_approve_time", "#/properties/props/properties/auto_approve_time/maximum", "maximum", {comparison: "<=", limit: 720});
errors++;
}
if(data12 < 1 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/auto_approve_time", "#/properties/props/properties/auto_approve_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.auto_answer_time !== undefined){
let data13 = data0.auto_answer_time;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, instancePath+"/props/auto_answer_time", "#/properties/props/properties/auto_answer_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 30 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/auto_answer_time", "#/properties/props/properties/auto_answer_time/maximum", "maximum", {comparison: "<=", limit: 30});
errors++;
}
if(data13 < 1 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/auto_answer_time", "#/properties/props/properties/auto_answer_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.auto_cancel_paid !== undefined){
if(typeof data0.auto_cancel_paid !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/auto_cancel_paid", "#/properties/props/properties/auto_cancel_paid/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.sendback_time !== undefined){
let data15 = data0.sendback_time;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = addError(vErrors, instancePath+"/props/sendback_time", "#/properties/props/properties/sendback_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 60 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/sendback_time", "#/properties/props/properties/sendback_time/maximum", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data15 < 1 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/sendback_time", "#/properties/props/properties/sendback_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.return_receipt_time !== undefined){
let data16 = data0.return_receipt_time;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, instancePath+"/props/return_receipt_time", "#/properties/props/properties/return_receipt_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 30 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/props/return_receipt_time", "#/properties/props/properties/return_receipt_time/maximum", "maximum", {comparison: "<=", limit: 30});
errors++;
}
if(data16 < 1 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/props/return_receipt_time", "#/properties/props/properties/return_receipt_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.return_refund_time !== undefined){
let data17 = data0.return_refund_time;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = addError(vErrors, instancePath+"/props/return_refund_time", "#/properties/props/properties/return_refund_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 7 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/props/return_refund_time", "#/properties/props/properties/return_refund_time/maximum", "maximum", {comparison: "<=", limit: 7});
errors++;
}
if(data17 < 1 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/props/return_refund_time", "#/properties/props/properties/return_refund_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.rate_time !== undefined){
let data18 = data0.rate_time;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
vErrors = addError(vErrors, instancePath+"/props/rate_time", "#/properties/props/properties/rate_time/type", "type", {type: "integer"});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 365 || isNaN(data18)){
vErrors = addError(vErrors, instancePath+"/props/rate_time", "#/properties/props/properties/rate_time/maximum", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data18 < 1 || isNaN(data18)){
vErrors = addError(vErrors, instancePath+"/props/rate_time", "#/properties/props/properties/rate_time/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.gain_point !== undefined){
let data19 = data0.gain_point;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
vErrors = addError(vErrors, instancePath+"/props/gain_point", "#/properties/props/properties/gain_point/type", "type", {type: "integer"});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
vErrors = addError(vErrors, instancePath+"/props/gain_point", "#/properties/props/properties/gain_point/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data19 < 0 || isNaN(data19)){
vErrors = addError(vErrors, instancePath+"/props/gain_point", "#/properties/props/properties/gain_point/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.deduct_point !== undefined){
let data20 = data0.deduct_point;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
vErrors = addError(vErrors, instancePath+"/props/deduct_point", "#/properties/props/properties/deduct_point/type", "type", {type: "integer"});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10000 || isNaN(data20)){
vErrors = addError(vErrors, instancePath+"/props/deduct_point", "#/properties/props/properties/deduct_point/maximum", "maximum", {comparison: "<=", limit: 10000});
errors++;
}
if(data20 < 1 || isNaN(data20)){
vErrors = addError(vErrors, instancePath+"/props/deduct_point", "#/properties/props/properties/deduct_point/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.deduct_proportion_limit !== undefined){
let data21 = data0.deduct_proportion_limit;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
vErrors = addError(vErrors, instancePath+"/props/deduct_proportion_limit", "#/properties/props/properties/deduct_proportion_limit/type", "type", {type: "integer"});
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100 || isNaN(data21)){
vErrors = addError(vErrors, instancePath+"/props/deduct_proportion_limit", "#/properties/props/properties/deduct_proportion_limit/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data21 < 0 || isNaN(data21)){
vErrors = addError(vErrors, instancePath+"/props/deduct_proportion_limit", "#/properties/props/properties/deduct_proportion_limit/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.can_deduct_freight !== undefined){
if(typeof data0.can_deduct_freight !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/can_deduct_freight", "#/properties/props/properties/can_deduct_freight/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.max_cart_lines !== undefined){
let data23 = data0.max_cart_lines;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
vErrors = addError(vErrors, instancePath+"/props/max_cart_lines", "#/properties/props/properties/max_cart_lines/type", "type", {type: "integer"});
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 500 || isNaN(data23)){
vErrors = addError(vErrors, instancePath+"/props/max_cart_lines", "#/properties/props/properties/max_cart_lines/maximum", "maximum", {comparison: "<=", limit: 500});
errors++;
}
if(data23 < 1 || isNaN(data23)){
vErrors = addError(vErrors, instancePath+"/props/max_cart_lines", "#/properties/props/properties/max_cart_lines/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.max_unpaid_orders !== undefined){
let data24 = data0.max_unpaid_orders;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
vErrors = addError(vErrors, instancePath+"/props/max_unpaid_orders", "#/properties/props/properties/max_unpaid_orders/type", "type", {type: "integer"});
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000 || isNaN(data24)){
vErrors = addError(vErrors, instancePath+"/props/max_unpaid_orders", "#/properties/props/properties/max_unpaid_orders/maximum", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data24 < 1 || isNaN(data24)){
vErrors = addError(vErrors, instancePath+"/props/max_unpaid_orders", "#/properties/props/properties/max_unpaid_orders/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.max_pending_vouchers !== undefined){
let data25 = data0.max_pending_vouchers;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
vErrors = addError(vErrors, instancePath+"/props/max_pending_vouchers", "#/properties/props/properties/max_pending_vouchers/type", "type", {type: "integer"});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 100 || isNaN(data25)){
vErrors = addError(vErrors, instancePath+"/props/max_pending_vouchers", "#/properties/props/properties/max_pending_vouchers/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data25 < 1 || isNaN(data25)){
vErrors = addError(vErrors, instancePath+"/props/max_pending_vouchers", "#/properties/props/properties/max_pending_vouchers/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.coupon_remind_days !== undefined){
let data26 = data0.coupon_remind_days;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
vErrors = addError(vErrors, instancePath+"/props/coupon_remind_days", "#/properties/props/properties/coupon_remind_days/type", "type", {type: "integer"});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 30 || isNaN(data26)){
vErrors = addError(vErrors, instancePath+"/props/coupon_remind_days", "#/properties/props/properties/coupon_remind_days/maximum", "maximum", {comparison: "<=", limit: 30});
errors++;
}
if(data26 < 0 || isNaN(data26)){
vErrors = addError(vErrors, instancePath+"/props/coupon_remind_days", "#/properties/props/properties/coupon_remind_days/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.gift_refund !== undefined){
let data27 = data0.gift_refund;
if(typeof data27 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/gift_refund", "#/properties/props/properties/gift_refund/type", "type", {type: "string"});
errors++;
}
if(!((data27 === "return") || (data27 === "deduct"))){
vErrors = addError(vErrors, instancePath+"/props/gift_refund", "#/properties/props/properties/gift_refund/enum", "enum", {allowedValues: literal1});
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
