// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"title":1,"card_type":1,"reduce_cost":1,"discount":1,"least_cost":1,"most_cost":1,"quantity":1,"get_limit":1,"date_type":1,"begin_date":1,"end_date":1,"fixed_begin_term":1,"fixed_term":1,"use_bound":1,"goods":1,"categories":1,"tags":1,"brands":1,"shops":1,"grades":1,"send_begin_time":1,"send_end_time":1,"receive":1,"notice":1,"description":1,"color":1,"kq_status":1,"sort":1};
const literal1 = ["cash","discount"];
const literal2 = ["DATE_TYPE_FIX_TIME_RANGE","DATE_TYPE_FIX_TERM"];
const literal3 = [0,1,2,3,4];
const literal4 = [0,1,2];
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");
const pattern4 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.title === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "title"});
errors++;
}
if(data0.quantity === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "quantity"});
errors++;
}
for(const key1 in data0){
if(!(func2.call(literal0, key1))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.title !== undefined){
let data1 = data0.title;
if(typeof data1 === "string"){
if(func3(data1) > 18){
vErrors = addError(vErrors, instancePath+"/props/title", "#/properties/props/properties/title/maxLength", "maxLength", {limit: 18});
errors++;
}
if(func3(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/title", "#/properties/props/properties/title/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/title", "#/properties/props/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data0.card_type !== undefined){
let data2 = data0.card_type;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/card_type", "#/properties/props/properties/card_type/type", "type", {type: "string"});
errors++;
}
if(!((data2 === "cash") || (data2 === "discount"))){
vErrors = addError(vErrors, instancePath+"/props/card_type", "#/properties/props/properties/card_type/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.reduce_cost !== undefined){
let data3 = data0.reduce_cost;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/reduce_cost", "#/properties/props/properties/reduce_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/reduce_cost", "#/properties/props/properties/reduce_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.discount !== undefined){
let data4 = data0.discount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/type", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/maximum", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.least_cost !== undefined){
let data5 = data0.least_cost;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, instancePath+"/props/least_cost", "#/properties/props/properties/least_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/least_cost", "#/properties/props/properties/least_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.most_cost !== undefined){
let data6 = data0.most_cost;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = addError(vErrors, instancePath+"/props/most_cost", "#/properties/props/properties/most_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
vErrors = addError(vErrors, instancePath+"/props/most_cost", "#/properties/props/properties/most_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.quantity !== undefined){
let data7 = data0.quantity;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, instancePath+"/props/quantity", "#/properties/props/properties/quantity/type", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000000 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/quantity", "#/properties/props/properties/quantity/maximum", "maximum", {comparison: "<=", limit: 10000000});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/quantity", "#/properties/props/properties/quantity/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.get_limit !== undefined){
let data8 = data0.get_limit;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/get_limit", "#/properties/props/properties/get_limit/type", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/get_limit", "#/properties/props/properties/get_limit/maximum", "maximum", {comparison: "<=", limit: 10000});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/get_limit", "#/properties/props/properties/get_limit/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.date_type !== undefined){
let data9 = data0.date_type;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/date_type", "#/properties/props/properties/date_type/type", "type", {type: "string"});
errors++;
}
if(!((data9 === "DATE_TYPE_FIX_TIME_RANGE") || (data9 === "DATE_TYPE_FIX_TERM"))){
vErrors = addError(vErrors, instancePath+"/props/date_type", "#/properties/props/properties/date_type/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.begin_date !== undefined){
let data10 = data0.begin_date;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
vErrors = addError(vErrors, instancePath+"/props/begin_date", "#/properties/props/properties/begin_date/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/begin_date", "#/properties/props/properties/begin_date/type", "type", {type: "string"});
errors++;
}
}
if(data0.end_date !== undefined){
let data11 = data0.end_date;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
vErrors = addError(vErrors, instancePath+"/props/end_date", "#/properties/props/properties/end_date/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/end_date", "#/properties/props/properties/end_date/type", "type", {type: "string"});
errors++;
}
}
if(data0.fixed_begin_term !== undefined){
let data12 = data0.fixed_begin_term;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/fixed_begin_term", "#/properties/props/properties/fixed_begin_term/type", "type", {type: "integer"});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 365 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/fixed_begin_term", "#/properties/props/properties/fixed_begin_term/maximum", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/fixed_begin_term", "#/properties/props/properties/fixed_begin_term/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.fixed_term !== undefined){
let data13 = data0.fixed_term;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, instancePath+"/props/fixed_term", "#/properties/props/properties/fixed_term/type", "type", {type: "integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3650 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/fixed_term", "#/properties/props/properties/fixed_term/maximum", "maximum", {comparison: "<=", limit: 3650});
errors++;
}
if(data13 < 1 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/fixed_term", "#/properties/props/properties/fixed_term/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.use_bound !== undefined){
let data14 = data0.use_bound;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, instancePath+"/props/use_bound", "#/properties/props/properties/use_bound/type", "type", {type: "integer"});
errors++;
}
if(!(((((data14 === 0) || (data14 === 1)) || (data14 === 2)) || (data14 === 3)) || (data14 === 4))){
vErrors = addError(vErrors, instancePath+"/props/use_bound", "#/properties/props/properties/use_bound/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data0.goods !== undefined){
let data15 = data0.goods;
if(Array.isArray(data15)){
if(data15.length > 200){
vErrors = addError(vErrors, instancePath+"/props/goods", "#/properties/props/properties/goods/maxItems", "maxItems", {limit: 200});
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(typeof data15[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/goods/" + i0, "#/properties/props/properties/goods/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/goods", "#/properties/props/properties/goods/type", "type", {type: "array"});
errors++;
}
}
if(data0.categories !== undefined){
let data17 = data0.categories;
if(Array.isArray(data17)){
if(data17.length > 200){
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/maxItems", "maxItems", {limit: 200});
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(typeof data17[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categories/" + i1, "#/properties/props/properties/categories/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/type", "type", {type: "array"});
errors++;
}
}
if(data0.tags !== undefined){
let data19 = data0.tags;
if(Array.isArray(data19)){
if(data19.length > 200){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/maxItems", "maxItems", {limit: 200});
errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(typeof data19[i2] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/tags/" + i2, "#/properties/props/properties/tags/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/type", "type", {type: "array"});
errors++;
}
}
if(data0.brands !== undefined){
let data21 = data0.brands;
if(Array.isArray(data21)){
if(data21.length > 200){
vErrors = addError(vErrors, instancePath+"/props/brands", "#/properties/props/properties/brands/maxItems", "maxItems", {limit: 200});
errors++;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(typeof data21[i3] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/brands/" + i3, "#/properties/props/properties/brands/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/brands", "#/properties/props/properties/brands/type", "type", {type: "array"});
errors++;
}
}
if(data0.shops !== undefined){
let data23 = data0.shops;
if(Array.isArray(data23)){
if(data23.length > 200){
vErrors = addError(vErrors, instancePath+"/props/shops", "#/properties/props/properties/shops/maxItems", "maxItems", {limit: 200});
errors++;
}
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
if(typeof data23[i4] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/shops/" + i4, "#/properties/props/properties/shops/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/shops", "#/properties/props/properties/shops/type", "type", {type: "array"});
errors++;
}
}
if(data0.grades !== undefined){
let data25 = data0.grades;
if(Array.isArray(data25)){
if(data25.length > 200){
vErrors = addError(vErrors, instancePath+"/props/grades", "#/properties/props/properties/grades/maxItems", "maxItems", {limit: 200});
errors++;
}
const len5 = data25.length;
for(let i5=0; i5<len5; i5++){
if(typeof data25[i5] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/grades/" + i5, "#/properties/props/properties/grades/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/grades", "#/properties/props/properties/grades/type", "type", {type: "array"});
errors++;
}
}
if(data0.send_begin_time !== undefined){
let data27 = data0.send_begin_time;
if(typeof data27 === "string"){
if(!pattern0.test(data27)){
vErrors = addError(vErrors, instancePath+"/props/send_begin_time", "#/properties/props/properties/send_begin_time/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/send_begin_time", "#/properties/props/properties/send_begin_time/type", "type", {type: "string"});
errors++;
}
}
if(data0.send_end_time !== undefined){
let data28 = data0.send_end_time;
if(typeof data28 === "string"){
if(!pattern0.test(data28)){
vErrors = addError(vErrors, instancePath+"/props/send_end_time", "#/properties/props/properties/send_end_time/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/send_end_time", "#/properties/props/properties/send_end_time/type", "type", {type: "string"});
errors++;
}
}
if(data0.receive !== undefined){
if(typeof data0.receive !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/receive", "#/properties/props/properties/receive/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.notice !== undefined){
let data30 = data0.notice;
if(typeof data30 === "string"){
if(func3(data30) > 60){
vErrors = addError(vErrors, instancePath+"/props/notice", "#/properties/props/properties/notice/maxLength", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/notice", "#/properties/props/properties/notice/type", "type", {type: "string"});
errors++;
}
}
if(data0.description !== undefined){
let data31 = data0.description;
if(typeof data31 === "string"){
if(func3(data31) > 500){
vErrors = addError(vErrors, instancePath+"/props/description", "#/properties/props/properties/description/maxLength", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/description", "#/properties/props/properties/description/type", "type", {type: "string"});
errors++;
}
}
if(data0.color !== undefined){
let data32 = data0.color;
if(typeof data32 === "string"){
if(!pattern4.test(data32)){
vErrors = addError(vErrors, instancePath+"/props/color", "#/properties/props/properties/color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/color", "#/properties/props/properties/color/type", "type", {type: "string"});
errors++;
}
}
if(data0.kq_status !== undefined){
let data33 = data0.kq_status;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
vErrors = addError(vErrors, instancePath+"/props/kq_status", "#/properties/props/properties/kq_status/type", "type", {type: "integer"});
errors++;
}
if(!(((data33 === 0) || (data33 === 1)) || (data33 === 2))){
vErrors = addError(vErrors, instancePath+"/props/kq_status", "#/properties/props/properties/kq_status/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data0.sort !== undefined){
let data34 = data0.sort;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/type", "type", {type: "integer"});
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9999 || isNaN(data34)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/maximum", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data34 < 0 || isNaN(data34)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/minimum", "minimum", {comparison: ">=", limit: 0});
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
}
