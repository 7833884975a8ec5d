// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const literal0 = {"title":1,"card_type":1,"reduce_cost":1,"discount":1,"least_cost":1,"most_cost":1,"quantity":1,"get_limit":1,"date_type":1,"begin_date":1,"end_date":1,"fixed_begin_term":1,"fixed_term":1,"use_bound":1,"goods":1,"categories":1,"tags":1,"brands":1,"shops":1,"grades":1,"send_begin_time":1,"send_end_time":1,"receive":1,"notice":1,"description":1,"color":1,"kq_status":1,"sort":1};
const literal1 = ["cash","discount"];
const literal2 = ["DATE_TYPE_FIX_TIME_RANGE","DATE_TYPE_FIX_TERM"];
const literal3 = [0,1,2,3,4];
const literal4 = [0,1,2];
const pattern0 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");
const pattern4 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

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
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.card_type !== undefined){
if("cash" !== data0.card_type){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reduce_cost !== undefined){
let data2 = data0.reduce_cost;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/reduce_cost", "#/properties/props/allOf/0/then/properties/reduce_cost/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/0/if", "if", {failingKeyword: "then"});
errors++;
}
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.card_type === undefined) && (missing0 = "card_type")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data0.card_type !== undefined){
if("discount" !== data0.card_type){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.discount !== undefined){
let data4 = data0.discount;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/allOf/1/then/properties/discount/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
}
var _valid1 = _errs14 === errors;
valid5 = _valid1;
}
if(!valid5){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/1/if", "if", {failingKeyword: "then"});
errors++;
}
const _errs17 = errors;
let valid8 = true;
const _errs18 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date_type !== undefined){
if("DATE_TYPE_FIX_TIME_RANGE" !== data0.date_type){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
var _valid2 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs20 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.begin_date !== undefined){
let data6 = data0.begin_date;
if(typeof data6 === "string"){
if(func2(data6) < 1){
vErrors = addError(vErrors, instancePath+"/props/begin_date", "#/properties/props/allOf/2/then/properties/begin_date/minLength", "minLength", {limit: 1});
errors++;
}
}
}
if(data0.end_date !== undefined){
let data7 = data0.end_date;
if(typeof data7 === "string"){
if(func2(data7) < 1){
vErrors = addError(vErrors, instancePath+"/props/end_date", "#/properties/props/allOf/2/then/properties/end_date/minLength", "minLength", {limit: 1});
errors++;
}
}
}
}
var _valid2 = _errs20 === errors;
valid8 = _valid2;
}
if(!valid8){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/2/if", "if", {failingKeyword: "then"});
errors++;
}
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
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.title !== undefined){
let data8 = data0.title;
if(typeof data8 === "string"){
if(func2(data8) > 18){
vErrors = addError(vErrors, instancePath+"/props/title", "#/properties/props/properties/title/maxLength", "maxLength", {limit: 18});
errors++;
}
if(func2(data8) < 1){
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
let data9 = data0.card_type;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/card_type", "#/properties/props/properties/card_type/type", "type", {type: "string"});
errors++;
}
if(!((data9 === "cash") || (data9 === "discount"))){
vErrors = addError(vErrors, instancePath+"/props/card_type", "#/properties/props/properties/card_type/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.reduce_cost !== undefined){
let data10 = data0.reduce_cost;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, instancePath+"/props/reduce_cost", "#/properties/props/properties/reduce_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 99999999 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/reduce_cost", "#/properties/props/properties/reduce_cost/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/reduce_cost", "#/properties/props/properties/reduce_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.discount !== undefined){
let data11 = data0.discount;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/type", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 99 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/maximum", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.least_cost !== undefined){
let data12 = data0.least_cost;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/least_cost", "#/properties/props/properties/least_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 99999999 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/least_cost", "#/properties/props/properties/least_cost/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/least_cost", "#/properties/props/properties/least_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.most_cost !== undefined){
let data13 = data0.most_cost;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, instancePath+"/props/most_cost", "#/properties/props/properties/most_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 99999999 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/most_cost", "#/properties/props/properties/most_cost/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/most_cost", "#/properties/props/properties/most_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.quantity !== undefined){
let data14 = data0.quantity;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, instancePath+"/props/quantity", "#/properties/props/properties/quantity/type", "type", {type: "integer"});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10000000 || isNaN(data14)){
vErrors = addError(vErrors, instancePath+"/props/quantity", "#/properties/props/properties/quantity/maximum", "maximum", {comparison: "<=", limit: 10000000});
errors++;
}
if(data14 < 1 || isNaN(data14)){
vErrors = addError(vErrors, instancePath+"/props/quantity", "#/properties/props/properties/quantity/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.get_limit !== undefined){
let data15 = data0.get_limit;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = addError(vErrors, instancePath+"/props/get_limit", "#/properties/props/properties/get_limit/type", "type", {type: "integer"});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/get_limit", "#/properties/props/properties/get_limit/maximum", "maximum", {comparison: "<=", limit: 10000});
errors++;
}
if(data15 < 1 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/get_limit", "#/properties/props/properties/get_limit/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.date_type !== undefined){
let data16 = data0.date_type;
if(typeof data16 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/date_type", "#/properties/props/properties/date_type/type", "type", {type: "string"});
errors++;
}
if(!((data16 === "DATE_TYPE_FIX_TIME_RANGE") || (data16 === "DATE_TYPE_FIX_TERM"))){
vErrors = addError(vErrors, instancePath+"/props/date_type", "#/properties/props/properties/date_type/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.begin_date !== undefined){
let data17 = data0.begin_date;
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
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
let data18 = data0.end_date;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
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
let data19 = data0.fixed_begin_term;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
vErrors = addError(vErrors, instancePath+"/props/fixed_begin_term", "#/properties/props/properties/fixed_begin_term/type", "type", {type: "integer"});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 365 || isNaN(data19)){
vErrors = addError(vErrors, instancePath+"/props/fixed_begin_term", "#/properties/props/properties/fixed_begin_term/maximum", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data19 < 0 || isNaN(data19)){
vErrors = addError(vErrors, instancePath+"/props/fixed_begin_term", "#/properties/props/properties/fixed_begin_term/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.fixed_term !== undefined){
let data20 = data0.fixed_term;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
vErrors = addError(vErrors, instancePath+"/props/fixed_term", "#/properties/props/properties/fixed_term/type", "type", {type: "integer"});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 3650 || isNaN(data20)){
vErrors = addError(vErrors, instancePath+"/props/fixed_term", "#/properties/props/properties/fixed_term/maximum", "maximum", {comparison: "<=", limit: 3650});
errors++;
}
if(data20 < 1 || isNaN(data20)){
vErrors = addError(vErrors, instancePath+"/props/fixed_term", "#/properties/props/properties/fixed_term/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.use_bound !== undefined){
let data21 = data0.use_bound;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
vErrors = addError(vErrors, instancePath+"/props/use_bound", "#/properties/props/properties/use_bound/type", "type", {type: "integer"});
errors++;
}
if(!(((((data21 === 0) || (data21 === 1)) || (data21 === 2)) || (data21 === 3)) || (data21 === 4))){
vErrors = addError(vErrors, instancePath+"/props/use_bound", "#/properties/props/properties/use_bound/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data0.goods !== undefined){
let data22 = data0.goods;
if(Array.isArray(data22)){
if(data22.length > 200){
vErrors = addError(vErrors, instancePath+"/props/goods", "#/properties/props/properties/goods/maxItems", "maxItems", {limit: 200});
errors++;
}
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
if(typeof data22[i0] !== "string"){
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
let data24 = data0.categories;
if(Array.isArray(data24)){
if(data24.length > 200){
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/maxItems", "maxItems", {limit: 200});
errors++;
}
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
if(typeof data24[i1] !== "string"){
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
let data26 = data0.tags;
if(Array.isArray(data26)){
if(data26.length > 200){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/maxItems", "maxItems", {limit: 200});
errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(typeof data26[i2] !== "string"){
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
let data28 = data0.brands;
if(Array.isArray(data28)){
if(data28.length > 200){
vErrors = addError(vErrors, instancePath+"/props/brands", "#/properties/props/properties/brands/maxItems", "maxItems", {limit: 200});
errors++;
}
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(typeof data28[i3] !== "string"){
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
let data30 = data0.shops;
if(Array.isArray(data30)){
if(data30.length > 200){
vErrors = addError(vErrors, instancePath+"/props/shops", "#/properties/props/properties/shops/maxItems", "maxItems", {limit: 200});
errors++;
}
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
if(typeof data30[i4] !== "string"){
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
let data32 = data0.grades;
if(Array.isArray(data32)){
if(data32.length > 200){
vErrors = addError(vErrors, instancePath+"/props/grades", "#/properties/props/properties/grades/maxItems", "maxItems", {limit: 200});
errors++;
}
const len5 = data32.length;
for(let i5=0; i5<len5; i5++){
if(typeof data32[i5] !== "string"){
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
let data34 = data0.send_begin_time;
if(typeof data34 === "string"){
if(!pattern0.test(data34)){
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
let data35 = data0.send_end_time;
if(typeof data35 === "string"){
if(!pattern0.test(data35)){
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
let data37 = data0.notice;
if(typeof data37 === "string"){
if(func2(data37) > 60){
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
let data38 = data0.description;
if(typeof data38 === "string"){
if(func2(data38) > 500){
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
let data39 = data0.color;
if(typeof data39 === "string"){
if(!pattern4.test(data39)){
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
let data40 = data0.kq_status;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
vErrors = addError(vErrors, instancePath+"/props/kq_status", "#/properties/props/properties/kq_status/type", "type", {type: "integer"});
errors++;
}
if(!(((data40 === 0) || (data40 === 1)) || (data40 === 2))){
vErrors = addError(vErrors, instancePath+"/props/kq_status", "#/properties/props/properties/kq_status/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data0.sort !== undefined){
let data41 = data0.sort;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/type", "type", {type: "integer"});
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 9999 || isNaN(data41)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/maximum", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data41 < 0 || isNaN(data41)){
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
});
export const validate = validate10;
export default validate;
