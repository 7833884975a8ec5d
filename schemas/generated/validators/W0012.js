// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal1 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal2 = [0,1,2,3,4];
const literal3 = ["goods"];
const literal4 = ["default","newest","sales","price_asc","price_desc"];
const literal5 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal6 = ["coupon"];
const literal7 = {"card_id":1,"title":1,"description":1,"notice":1,"custom_url":1,"card_type":1,"reduce_cost":1,"least_cost":1,"discount":1,"imgUrl":1,"icon_url_list":1,"object_use_for":1,"linkPage":1,"linkPageLabel":1};
const literal8 = ["cash","discount","gift"];
const literal9 = ["coupons"];
const pattern0 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern1 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern16 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.styleType !== undefined){
if(0 !== data0.styleType){
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
if(data0.data !== undefined){
let data2 = data0.data;
if(Array.isArray(data2)){
const len0 = data2.length;
if(len0 > 0){
let data3 = data2[0];
if(Array.isArray(data3)){
if(data3.length > 2){
vErrors = addError(vErrors, instancePath+"/props/data/0", "#/properties/props/allOf/0/then/properties/data/items/0/maxItems", "maxItems", {limit: 2});
errors++;
}
if(data3.length < 2){
vErrors = addError(vErrors, instancePath+"/props/data/0", "#/properties/props/allOf/0/then/properties/data/items/0/minItems", "minItems", {limit: 2});
errors++;
}
}
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
const _errs12 = errors;
let valid6 = true;
const _errs13 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.styleType === undefined) && (missing0 = "styleType")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data0.styleType !== undefined){
if(1 !== data0.styleType){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data5 = data0.data;
if(Array.isArray(data5)){
const len1 = data5.length;
if(len1 > 1){
let data6 = data5[1];
if(Array.isArray(data6)){
if(data6.length > 3){
vErrors = addError(vErrors, instancePath+"/props/data/1", "#/properties/props/allOf/1/then/properties/data/items/1/maxItems", "maxItems", {limit: 3});
errors++;
}
if(data6.length < 3){
vErrors = addError(vErrors, instancePath+"/props/data/1", "#/properties/props/allOf/1/then/properties/data/items/1/minItems", "minItems", {limit: 3});
errors++;
}
}
}
}
}
}
var _valid1 = _errs15 === errors;
valid6 = _valid1;
}
if(!valid6){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/1/if", "if", {failingKeyword: "then"});
errors++;
}
const _errs19 = errors;
let valid10 = true;
const _errs20 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.styleType === undefined) && (missing1 = "styleType")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data0.styleType !== undefined){
if(2 !== data0.styleType){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data8 = data0.data;
if(Array.isArray(data8)){
const len2 = data8.length;
if(len2 > 2){
let data9 = data8[2];
if(Array.isArray(data9)){
if(data9.length > 4){
vErrors = addError(vErrors, instancePath+"/props/data/2", "#/properties/props/allOf/2/then/properties/data/items/2/maxItems", "maxItems", {limit: 4});
errors++;
}
if(data9.length < 4){
vErrors = addError(vErrors, instancePath+"/props/data/2", "#/properties/props/allOf/2/then/properties/data/items/2/minItems", "minItems", {limit: 4});
errors++;
}
}
}
}
}
}
var _valid2 = _errs22 === errors;
valid10 = _valid2;
}
if(!valid10){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/2/if", "if", {failingKeyword: "then"});
errors++;
}
const _errs26 = errors;
let valid14 = true;
const _errs27 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing2;
if((data0.styleType === undefined) && (missing2 = "styleType")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data0.styleType !== undefined){
if(3 !== data0.styleType){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid3 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs29 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data11 = data0.data;
if(Array.isArray(data11)){
const len3 = data11.length;
if(len3 > 3){
let data12 = data11[3];
if(Array.isArray(data12)){
if(data12.length > 4){
vErrors = addError(vErrors, instancePath+"/props/data/3", "#/properties/props/allOf/3/then/properties/data/items/3/maxItems", "maxItems", {limit: 4});
errors++;
}
if(data12.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data/3", "#/properties/props/allOf/3/then/properties/data/items/3/minItems", "minItems", {limit: 1});
errors++;
}
}
}
}
}
}
var _valid3 = _errs29 === errors;
valid14 = _valid3;
}
if(!valid14){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/3/if", "if", {failingKeyword: "then"});
errors++;
}
const _errs33 = errors;
let valid18 = true;
const _errs34 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing3;
if((data0.styleType === undefined) && (missing3 = "styleType")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data0.styleType !== undefined){
if(4 !== data0.styleType){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
var _valid4 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs36 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data14 = data0.data;
if(Array.isArray(data14)){
const len4 = data14.length;
if(len4 > 4){
let data15 = data14[4];
if(Array.isArray(data15)){
if(data15.length > 3){
vErrors = addError(vErrors, instancePath+"/props/data/4", "#/properties/props/allOf/4/then/properties/data/items/4/maxItems", "maxItems", {limit: 3});
errors++;
}
if(data15.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data/4", "#/properties/props/allOf/4/then/properties/data/items/4/minItems", "minItems", {limit: 1});
errors++;
}
const len5 = data15.length;
for(let i0=0; i0<len5; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.data !== undefined){
let data17 = data16.data;
if(Array.isArray(data17)){
if(data17.length > 3){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i0+"/data", "#/properties/props/allOf/4/then/properties/data/items/4/items/properties/data/maxItems", "maxItems", {limit: 3});
errors++;
}
}
}
}
}
}
}
}
}
}
var _valid4 = _errs36 === errors;
valid18 = _valid4;
}
if(!valid18){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/4/if", "if", {failingKeyword: "then"});
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((((key1 === "mainTitle") || (key1 === "subTitle")) || (key1 === "linkPath")) || (key1 === "styleType")) || (key1 === "data"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.mainTitle !== undefined){
if(typeof data0.mainTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/mainTitle", "#/properties/props/properties/mainTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.subTitle !== undefined){
if(typeof data0.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/subTitle", "#/properties/props/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.linkPath !== undefined){
let data20 = data0.linkPath;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(literal0[key2] !== 1){
vErrors = addError(vErrors, instancePath+"/props/linkPath", "#/properties/props/properties/linkPath/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data20.linkPage !== undefined){
let data21 = data20.linkPage;
if(typeof data21 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPage", "#/properties/props/properties/linkPath/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data21 === "goods") || (data21 === "category")) || (data21 === "maincategory")) || (data21 === "brand")) || (data21 === "page")) || (data21 === "customer")) || (data21 === "article")) || (data21 === "shop")) || (data21 === "coupons")) || (data21 === "promotion")) || (data21 === "seckill")) || (data21 === "anchor")) || (data21 === "tel")) || (data21 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPage", "#/properties/props/properties/linkPath/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data20.linkPageLabel !== undefined){
if(typeof data20.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPageLabel", "#/properties/props/properties/linkPath/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data20.goods_id !== undefined){
if(typeof data20.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/goods_id", "#/properties/props/properties/linkPath/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.itemId !== undefined){
if(typeof data20.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/itemId", "#/properties/props/properties/linkPath/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data20.item_id !== undefined){
if(typeof data20.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/item_id", "#/properties/props/properties/linkPath/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.category_id !== undefined){
if(typeof data20.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/category_id", "#/properties/props/properties/linkPath/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.attribute_id !== undefined){
if(typeof data20.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/attribute_id", "#/properties/props/properties/linkPath/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.theme_pc_template_id !== undefined){
if(typeof data20.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/theme_pc_template_id", "#/properties/props/properties/linkPath/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.card_id !== undefined){
if(typeof data20.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/card_id", "#/properties/props/properties/linkPath/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.article_id !== undefined){
if(typeof data20.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/article_id", "#/properties/props/properties/linkPath/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.distributor_id !== undefined){
if(typeof data20.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/distributor_id", "#/properties/props/properties/linkPath/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.promotion_id !== undefined){
if(typeof data20.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/promotion_id", "#/properties/props/properties/linkPath/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.seckill_id !== undefined){
if(typeof data20.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/seckill_id", "#/properties/props/properties/linkPath/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.anchor !== undefined){
if(typeof data20.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/anchor", "#/properties/props/properties/linkPath/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data20.tel !== undefined){
let data35 = data20.tel;
if(typeof data35 === "string"){
if(!pattern0.test(data35)){
vErrors = addError(vErrors, instancePath+"/props/linkPath/tel", "#/properties/props/properties/linkPath/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath/tel", "#/properties/props/properties/linkPath/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data20.url !== undefined){
let data36 = data20.url;
if(typeof data36 === "string"){
if(!pattern1.test(data36)){
vErrors = addError(vErrors, instancePath+"/props/linkPath/url", "#/properties/props/properties/linkPath/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath/url", "#/properties/props/properties/linkPath/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data20.href !== undefined){
let data37 = data20.href;
if(typeof data37 === "string"){
if(!pattern1.test(data37)){
vErrors = addError(vErrors, instancePath+"/props/linkPath/href", "#/properties/props/properties/linkPath/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath/href", "#/properties/props/properties/linkPath/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data20.itemName !== undefined){
if(typeof data20.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/itemName", "#/properties/props/properties/linkPath/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data20.category_name !== undefined){
if(typeof data20.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/category_name", "#/properties/props/properties/linkPath/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.attribute_name !== undefined){
if(typeof data20.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/attribute_name", "#/properties/props/properties/linkPath/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.tag_name !== undefined){
if(typeof data20.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/tag_name", "#/properties/props/properties/linkPath/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.title !== undefined){
if(typeof data20.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/title", "#/properties/props/properties/linkPath/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data20.activity_name !== undefined){
if(typeof data20.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/activity_name", "#/properties/props/properties/linkPath/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.template_title !== undefined){
if(typeof data20.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/template_title", "#/properties/props/properties/linkPath/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/name", "#/properties/props/properties/linkPath/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath", "#/properties/props/properties/linkPath/type", "type", {type: "object"});
errors++;
}
}
if(data0.styleType !== undefined){
let data46 = data0.styleType;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
vErrors = addError(vErrors, instancePath+"/props/styleType", "#/properties/props/properties/styleType/type", "type", {type: "integer"});
errors++;
}
if(!(((((data46 === 0) || (data46 === 1)) || (data46 === 2)) || (data46 === 3)) || (data46 === 4))){
vErrors = addError(vErrors, instancePath+"/props/styleType", "#/properties/props/properties/styleType/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.data !== undefined){
let data47 = data0.data;
if(Array.isArray(data47)){
if(data47.length > 5){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/maxItems", "maxItems", {limit: 5});
errors++;
}
if(data47.length < 5){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 5});
errors++;
}
const len6 = data47.length;
if(!(len6 <= 5)){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/additionalItems", "additionalItems", {limit: 5});
errors++;
}
const len7 = data47.length;
if(len7 > 0){
let data48 = data47[0];
if(Array.isArray(data48)){
const len8 = data48.length;
for(let i1=0; i1<len8; i1++){
let data49 = data48[i1];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key3 in data49){
if(!((key3 === "imgUrl") || (key3 === "pathData"))){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1, "#/properties/props/properties/data/items/0/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data49.imgUrl !== undefined){
let data50 = data49.imgUrl;
if(typeof data50 === "string"){
if(!pattern1.test(data50)){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/imgUrl", "#/properties/props/properties/data/items/0/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/imgUrl", "#/properties/props/properties/data/items/0/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data49.pathData !== undefined){
let data51 = data49.pathData;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key4 in data51){
if(literal0[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData", "#/properties/props/properties/data/items/0/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data51.linkPage !== undefined){
let data52 = data51.linkPage;
if(typeof data52 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data52 === "goods") || (data52 === "category")) || (data52 === "maincategory")) || (data52 === "brand")) || (data52 === "page")) || (data52 === "customer")) || (data52 === "article")) || (data52 === "shop")) || (data52 === "coupons")) || (data52 === "promotion")) || (data52 === "seckill")) || (data52 === "anchor")) || (data52 === "tel")) || (data52 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data51.linkPageLabel !== undefined){
if(typeof data51.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data51.goods_id !== undefined){
if(typeof data51.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/goods_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.itemId !== undefined){
if(typeof data51.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/itemId", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data51.item_id !== undefined){
if(typeof data51.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/item_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.category_id !== undefined){
if(typeof data51.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/category_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.attribute_id !== undefined){
if(typeof data51.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/attribute_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.theme_pc_template_id !== undefined){
if(typeof data51.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.card_id !== undefined){
if(typeof data51.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/card_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.article_id !== undefined){
if(typeof data51.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/article_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.distributor_id !== undefined){
if(typeof data51.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/distributor_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.promotion_id !== undefined){
if(typeof data51.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/promotion_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.seckill_id !== undefined){
if(typeof data51.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/seckill_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.anchor !== undefined){
if(typeof data51.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/anchor", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data51.tel !== undefined){
let data66 = data51.tel;
if(typeof data66 === "string"){
if(!pattern0.test(data66)){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/tel", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/tel", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data51.url !== undefined){
let data67 = data51.url;
if(typeof data67 === "string"){
if(!pattern1.test(data67)){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/url", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/url", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data51.href !== undefined){
let data68 = data51.href;
if(typeof data68 === "string"){
if(!pattern1.test(data68)){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/href", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/href", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data51.itemName !== undefined){
if(typeof data51.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/itemName", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data51.category_name !== undefined){
if(typeof data51.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/category_name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data51.attribute_name !== undefined){
if(typeof data51.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/attribute_name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data51.tag_name !== undefined){
if(typeof data51.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/tag_name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data51.title !== undefined){
if(typeof data51.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/title", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data51.activity_name !== undefined){
if(typeof data51.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/activity_name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data51.template_title !== undefined){
if(typeof data51.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/template_title", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data51.name !== undefined){
if(typeof data51.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData", "#/properties/props/properties/data/items/0/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1, "#/properties/props/properties/data/items/0/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0", "#/properties/props/properties/data/items/0/type", "type", {type: "array"});
errors++;
}
}
if(len7 > 1){
let data77 = data47[1];
if(Array.isArray(data77)){
const len9 = data77.length;
for(let i2=0; i2<len9; i2++){
let data78 = data77[i2];
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const key5 in data78){
if(!((key5 === "imgUrl") || (key5 === "pathData"))){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2, "#/properties/props/properties/data/items/1/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data78.imgUrl !== undefined){
let data79 = data78.imgUrl;
if(typeof data79 === "string"){
if(!pattern1.test(data79)){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/imgUrl", "#/properties/props/properties/data/items/1/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/imgUrl", "#/properties/props/properties/data/items/1/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data78.pathData !== undefined){
let data80 = data78.pathData;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
for(const key6 in data80){
if(literal0[key6] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData", "#/properties/props/properties/data/items/1/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data80.linkPage !== undefined){
let data81 = data80.linkPage;
if(typeof data81 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data81 === "goods") || (data81 === "category")) || (data81 === "maincategory")) || (data81 === "brand")) || (data81 === "page")) || (data81 === "customer")) || (data81 === "article")) || (data81 === "shop")) || (data81 === "coupons")) || (data81 === "promotion")) || (data81 === "seckill")) || (data81 === "anchor")) || (data81 === "tel")) || (data81 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data80.linkPageLabel !== undefined){
if(typeof data80.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data80.goods_id !== undefined){
if(typeof data80.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/goods_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.itemId !== undefined){
if(typeof data80.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/itemId", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data80.item_id !== undefined){
if(typeof data80.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/item_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.category_id !== undefined){
if(typeof data80.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/category_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.attribute_id !== undefined){
if(typeof data80.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/attribute_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.theme_pc_template_id !== undefined){
if(typeof data80.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.card_id !== undefined){
if(typeof data80.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/card_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.article_id !== undefined){
if(typeof data80.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/article_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.distributor_id !== undefined){
if(typeof data80.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/distributor_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.promotion_id !== undefined){
if(typeof data80.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/promotion_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.seckill_id !== undefined){
if(typeof data80.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/seckill_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data80.anchor !== undefined){
if(typeof data80.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/anchor", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data80.tel !== undefined){
let data95 = data80.tel;
if(typeof data95 === "string"){
if(!pattern0.test(data95)){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/tel", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/tel", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data80.url !== undefined){
let data96 = data80.url;
if(typeof data96 === "string"){
if(!pattern1.test(data96)){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/url", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/url", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data80.href !== undefined){
let data97 = data80.href;
if(typeof data97 === "string"){
if(!pattern1.test(data97)){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/href", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/href", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data80.itemName !== undefined){
if(typeof data80.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/itemName", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data80.category_name !== undefined){
if(typeof data80.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/category_name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data80.attribute_name !== undefined){
if(typeof data80.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/attribute_name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data80.tag_name !== undefined){
if(typeof data80.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/tag_name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data80.title !== undefined){
if(typeof data80.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/title", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data80.activity_name !== undefined){
if(typeof data80.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/activity_name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data80.template_title !== undefined){
if(typeof data80.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/template_title", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data80.name !== undefined){
if(typeof data80.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData", "#/properties/props/properties/data/items/1/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2, "#/properties/props/properties/data/items/1/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1", "#/properties/props/properties/data/items/1/type", "type", {type: "array"});
errors++;
}
}
if(len7 > 2){
let data106 = data47[2];
if(Array.isArray(data106)){
const len10 = data106.length;
for(let i3=0; i3<len10; i3++){
let data107 = data106[i3];
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
for(const key7 in data107){
if(!((key7 === "imgUrl") || (key7 === "pathData"))){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3, "#/properties/props/properties/data/items/2/items/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data107.imgUrl !== undefined){
let data108 = data107.imgUrl;
if(typeof data108 === "string"){
if(!pattern1.test(data108)){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/imgUrl", "#/properties/props/properties/data/items/2/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/imgUrl", "#/properties/props/properties/data/items/2/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data107.pathData !== undefined){
let data109 = data107.pathData;
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
for(const key8 in data109){
if(literal0[key8] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData", "#/properties/props/properties/data/items/2/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key8});
errors++;
}
}
if(data109.linkPage !== undefined){
let data110 = data109.linkPage;
if(typeof data110 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/linkPage", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data110 === "goods") || (data110 === "category")) || (data110 === "maincategory")) || (data110 === "brand")) || (data110 === "page")) || (data110 === "customer")) || (data110 === "article")) || (data110 === "shop")) || (data110 === "coupons")) || (data110 === "promotion")) || (data110 === "seckill")) || (data110 === "anchor")) || (data110 === "tel")) || (data110 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/linkPage", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data109.linkPageLabel !== undefined){
if(typeof data109.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data109.goods_id !== undefined){
if(typeof data109.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/goods_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.itemId !== undefined){
if(typeof data109.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/itemId", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data109.item_id !== undefined){
if(typeof data109.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/item_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.category_id !== undefined){
if(typeof data109.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/category_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.attribute_id !== undefined){
if(typeof data109.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/attribute_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.theme_pc_template_id !== undefined){
if(typeof data109.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.card_id !== undefined){
if(typeof data109.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/card_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.article_id !== undefined){
if(typeof data109.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/article_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.distributor_id !== undefined){
if(typeof data109.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/distributor_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.promotion_id !== undefined){
if(typeof data109.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/promotion_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.seckill_id !== undefined){
if(typeof data109.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/seckill_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data109.anchor !== undefined){
if(typeof data109.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/anchor", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data109.tel !== undefined){
let data124 = data109.tel;
if(typeof data124 === "string"){
if(!pattern0.test(data124)){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/tel", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/tel", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data109.url !== undefined){
let data125 = data109.url;
if(typeof data125 === "string"){
if(!pattern1.test(data125)){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/url", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/url", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data109.href !== undefined){
let data126 = data109.href;
if(typeof data126 === "string"){
if(!pattern1.test(data126)){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/href", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/href", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data109.itemName !== undefined){
if(typeof data109.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/itemName", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data109.category_name !== undefined){
if(typeof data109.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/category_name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data109.attribute_name !== undefined){
if(typeof data109.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/attribute_name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data109.tag_name !== undefined){
if(typeof data109.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/tag_name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data109.title !== undefined){
if(typeof data109.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/title", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data109.activity_name !== undefined){
if(typeof data109.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/activity_name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data109.template_title !== undefined){
if(typeof data109.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/template_title", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data109.name !== undefined){
if(typeof data109.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData", "#/properties/props/properties/data/items/2/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3, "#/properties/props/properties/data/items/2/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2", "#/properties/props/properties/data/items/2/type", "type", {type: "array"});
errors++;
}
}
if(len7 > 3){
let data135 = data47[3];
if(Array.isArray(data135)){
const len11 = data135.length;
for(let i4=0; i4<len11; i4++){
let data136 = data135[i4];
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
for(const key9 in data136){
if(!(((key9 === "type") || (key9 === "rule")) || (key9 === "data"))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4, "#/properties/props/properties/data/items/3/items/additionalProperties", "additionalProperties", {additionalProperty: key9});
errors++;
}
}
if(data136.type !== undefined){
let data137 = data136.type;
if(typeof data137 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/type", "#/properties/props/properties/data/items/3/items/properties/type/type", "type", {type: "string"});
errors++;
}
if(!(data137 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/type", "#/properties/props/properties/data/items/3/items/properties/type/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data136.rule !== undefined){
let data138 = data136.rule;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
if(data138.order === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule", "#/properties/props/properties/data/items/3/items/properties/rule/required", "required", {missingProperty: "order"});
errors++;
}
if(data138.count === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule", "#/properties/props/properties/data/items/3/items/properties/rule/required", "required", {missingProperty: "count"});
errors++;
}
for(const key10 in data138){
if(!((((((key10 === "category_id") || (key10 === "brand_id")) || (key10 === "tag_id")) || (key10 === "promoted")) || (key10 === "order")) || (key10 === "count"))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule", "#/properties/props/properties/data/items/3/items/properties/rule/additionalProperties", "additionalProperties", {additionalProperty: key10});
errors++;
}
}
if(data138.category_id !== undefined){
if(typeof data138.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/category_id", "#/properties/props/properties/data/items/3/items/properties/rule/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data138.brand_id !== undefined){
if(typeof data138.brand_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/brand_id", "#/properties/props/properties/data/items/3/items/properties/rule/properties/brand_id/type", "type", {type: "string"});
errors++;
}
}
if(data138.tag_id !== undefined){
if(typeof data138.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/tag_id", "#/properties/props/properties/data/items/3/items/properties/rule/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data138.promoted !== undefined){
if(typeof data138.promoted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/promoted", "#/properties/props/properties/data/items/3/items/properties/rule/properties/promoted/type", "type", {type: "boolean"});
errors++;
}
}
if(data138.order !== undefined){
let data143 = data138.order;
if(typeof data143 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/order", "#/properties/props/properties/data/items/3/items/properties/rule/properties/order/type", "type", {type: "string"});
errors++;
}
if(!(((((data143 === "default") || (data143 === "newest")) || (data143 === "sales")) || (data143 === "price_asc")) || (data143 === "price_desc"))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/order", "#/properties/props/properties/data/items/3/items/properties/rule/properties/order/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data138.count !== undefined){
let data144 = data138.count;
if(!(((typeof data144 == "number") && (!(data144 % 1) && !isNaN(data144))) && (isFinite(data144)))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/count", "#/properties/props/properties/data/items/3/items/properties/rule/properties/count/type", "type", {type: "integer"});
errors++;
}
if((typeof data144 == "number") && (isFinite(data144))){
if(data144 > 50 || isNaN(data144)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/count", "#/properties/props/properties/data/items/3/items/properties/rule/properties/count/maximum", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data144 < 1 || isNaN(data144)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule/count", "#/properties/props/properties/data/items/3/items/properties/rule/properties/count/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/rule", "#/properties/props/properties/data/items/3/items/properties/rule/type", "type", {type: "object"});
errors++;
}
}
if(data136.data !== undefined){
let data145 = data136.data;
if(Array.isArray(data145)){
const len12 = data145.length;
for(let i5=0; i5<len12; i5++){
let data146 = data145[i5];
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
for(const key11 in data146){
if(literal5[key11] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5, "#/properties/props/properties/data/items/3/items/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key11});
errors++;
}
}
if(data146.goods_id !== undefined){
if(typeof data146.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data146.itemId !== undefined){
if(typeof data146.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/itemId", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data146.goods_pic !== undefined){
let data149 = data146.goods_pic;
if(typeof data149 === "string"){
if(!pattern1.test(data149)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_pic", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_pic", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data146.price !== undefined){
let data150 = data146.price;
if(!(((typeof data150 == "number") && (!(data150 % 1) && !isNaN(data150))) && (isFinite(data150)))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/price", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data150 == "number") && (isFinite(data150))){
if(data150 < 0 || isNaN(data150)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/price", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data146.market_price !== undefined){
let data151 = data146.market_price;
if(!(((typeof data151 == "number") && (!(data151 % 1) && !isNaN(data151))) && (isFinite(data151)))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/market_price", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data151 == "number") && (isFinite(data151))){
if(data151 < 0 || isNaN(data151)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/market_price", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data146.goods_name !== undefined){
if(typeof data146.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data146.brief !== undefined){
if(typeof data146.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/brief", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data146.subTitle !== undefined){
if(typeof data146.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/subTitle", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data146.tagList !== undefined){
let data155 = data146.tagList;
if(Array.isArray(data155)){
const len13 = data155.length;
for(let i6=0; i6<len13; i6++){
let data156 = data155[i6];
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
for(const key12 in data156){
if(!((((key12 === "tag_id") || (key12 === "tag_name")) || (key12 === "font_color")) || (key12 === "tag_color"))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6, "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key12});
errors++;
}
}
if(data156.tag_id !== undefined){
if(typeof data156.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data156.tag_name !== undefined){
if(typeof data156.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data156.font_color !== undefined){
let data159 = data156.font_color;
if(typeof data159 === "string"){
if(!pattern16.test(data159)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/font_color", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/font_color", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data156.tag_color !== undefined){
let data160 = data156.tag_color;
if(typeof data160 === "string"){
if(!pattern16.test(data160)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_color", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_color", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_color/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6, "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/type", "type", {type: "array"});
errors++;
}
}
if(data146.linkPage !== undefined){
let data161 = data146.linkPage;
if(typeof data161 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPage", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data161 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPage", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data146.linkPageLabel !== undefined){
if(typeof data146.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPageLabel", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data146.pathData !== undefined){
let data163 = data146.pathData;
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
for(const key13 in data163){
if(literal0[key13] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key13});
errors++;
}
}
if(data163.linkPage !== undefined){
let data164 = data163.linkPage;
if(typeof data164 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPage", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data164 === "goods") || (data164 === "category")) || (data164 === "maincategory")) || (data164 === "brand")) || (data164 === "page")) || (data164 === "customer")) || (data164 === "article")) || (data164 === "shop")) || (data164 === "coupons")) || (data164 === "promotion")) || (data164 === "seckill")) || (data164 === "anchor")) || (data164 === "tel")) || (data164 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPage", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data163.linkPageLabel !== undefined){
if(typeof data163.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data163.goods_id !== undefined){
if(typeof data163.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/goods_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.itemId !== undefined){
if(typeof data163.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/itemId", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data163.item_id !== undefined){
if(typeof data163.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/item_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.category_id !== undefined){
if(typeof data163.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/category_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.attribute_id !== undefined){
if(typeof data163.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/attribute_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.theme_pc_template_id !== undefined){
if(typeof data163.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.card_id !== undefined){
if(typeof data163.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/card_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.article_id !== undefined){
if(typeof data163.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/article_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.distributor_id !== undefined){
if(typeof data163.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/distributor_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.promotion_id !== undefined){
if(typeof data163.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/promotion_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.seckill_id !== undefined){
if(typeof data163.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/seckill_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data163.anchor !== undefined){
if(typeof data163.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/anchor", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data163.tel !== undefined){
let data178 = data163.tel;
if(typeof data178 === "string"){
if(!pattern0.test(data178)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/tel", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/tel", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data163.url !== undefined){
let data179 = data163.url;
if(typeof data179 === "string"){
if(!pattern1.test(data179)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/url", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/url", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data163.href !== undefined){
let data180 = data163.href;
if(typeof data180 === "string"){
if(!pattern1.test(data180)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/href", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/href", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data163.itemName !== undefined){
if(typeof data163.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/itemName", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data163.category_name !== undefined){
if(typeof data163.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/category_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data163.attribute_name !== undefined){
if(typeof data163.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/attribute_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data163.tag_name !== undefined){
if(typeof data163.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/tag_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data163.title !== undefined){
if(typeof data163.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/title", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data163.activity_name !== undefined){
if(typeof data163.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/activity_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data163.template_title !== undefined){
if(typeof data163.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/template_title", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data163.name !== undefined){
if(typeof data163.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5, "#/properties/props/properties/data/items/3/items/properties/data/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data", "#/properties/props/properties/data/items/3/items/properties/data/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4, "#/properties/props/properties/data/items/3/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3", "#/properties/props/properties/data/items/3/type", "type", {type: "array"});
errors++;
}
}
if(len7 > 4){
let data189 = data47[4];
if(Array.isArray(data189)){
const len14 = data189.length;
for(let i7=0; i7<len14; i7++){
let data190 = data189[i7];
if(data190 && typeof data190 == "object" && !Array.isArray(data190)){
for(const key14 in data190){
if(!((key14 === "type") || (key14 === "data"))){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7, "#/properties/props/properties/data/items/4/items/additionalProperties", "additionalProperties", {additionalProperty: key14});
errors++;
}
}
if(data190.type !== undefined){
let data191 = data190.type;
if(typeof data191 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/type", "#/properties/props/properties/data/items/4/items/properties/type/type", "type", {type: "string"});
errors++;
}
if(!(data191 === "coupon")){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/type", "#/properties/props/properties/data/items/4/items/properties/type/enum", "enum", {allowedValues: literal6});
errors++;
}
}
if(data190.data !== undefined){
let data192 = data190.data;
if(Array.isArray(data192)){
const len15 = data192.length;
for(let i8=0; i8<len15; i8++){
let data193 = data192[i8];
if(data193 && typeof data193 == "object" && !Array.isArray(data193)){
for(const key15 in data193){
if(literal7[key15] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8, "#/properties/props/properties/data/items/4/items/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key15});
errors++;
}
}
if(data193.card_id !== undefined){
if(typeof data193.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_id", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data193.title !== undefined){
if(typeof data193.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/title", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data193.description !== undefined){
if(typeof data193.description !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/description", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/description/type", "type", {type: "string"});
errors++;
}
}
if(data193.notice !== undefined){
if(typeof data193.notice !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/notice", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/notice/type", "type", {type: "string"});
errors++;
}
}
if(data193.custom_url !== undefined){
let data198 = data193.custom_url;
if(typeof data198 === "string"){
if(!pattern1.test(data198)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/custom_url", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/custom_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/custom_url", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/custom_url/type", "type", {type: "string"});
errors++;
}
}
if(data193.card_type !== undefined){
let data199 = data193.card_type;
if(typeof data199 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_type", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_type/type", "type", {type: "string"});
errors++;
}
if(!(((data199 === "cash") || (data199 === "discount")) || (data199 === "gift"))){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_type", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_type/enum", "enum", {allowedValues: literal8});
errors++;
}
}
if(data193.reduce_cost !== undefined){
let data200 = data193.reduce_cost;
if(!(((typeof data200 == "number") && (!(data200 % 1) && !isNaN(data200))) && (isFinite(data200)))){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/reduce_cost", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/reduce_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data200 == "number") && (isFinite(data200))){
if(data200 < 0 || isNaN(data200)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/reduce_cost", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/reduce_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data193.least_cost !== undefined){
let data201 = data193.least_cost;
if(!(((typeof data201 == "number") && (!(data201 % 1) && !isNaN(data201))) && (isFinite(data201)))){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/least_cost", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/least_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data201 == "number") && (isFinite(data201))){
if(data201 < 0 || isNaN(data201)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/least_cost", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/least_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data193.discount !== undefined){
let data202 = data193.discount;
if((typeof data202 == "number") && (isFinite(data202))){
if(data202 > 100 || isNaN(data202)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data202 < 0 || isNaN(data202)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/type", "type", {type: "number"});
errors++;
}
}
if(data193.imgUrl !== undefined){
let data203 = data193.imgUrl;
if(typeof data203 === "string"){
if(!pattern1.test(data203)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/imgUrl", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/imgUrl", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data193.icon_url_list !== undefined){
let data204 = data193.icon_url_list;
if(typeof data204 === "string"){
if(!pattern1.test(data204)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/icon_url_list", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/icon_url_list/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/icon_url_list", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/icon_url_list/type", "type", {type: "string"});
errors++;
}
}
if(data193.object_use_for !== undefined){
if(typeof data193.object_use_for !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/object_use_for", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/object_use_for/type", "type", {type: "string"});
errors++;
}
}
if(data193.linkPage !== undefined){
let data206 = data193.linkPage;
if(typeof data206 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPage", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data206 === "coupons")){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPage", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal9});
errors++;
}
}
if(data193.linkPageLabel !== undefined){
if(typeof data193.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPageLabel", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8, "#/properties/props/properties/data/items/4/items/properties/data/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data", "#/properties/props/properties/data/items/4/items/properties/data/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7, "#/properties/props/properties/data/items/4/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4", "#/properties/props/properties/data/items/4/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/type", "type", {type: "array"});
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
export const validate = inTurn(validate10, () => validateStyle);
export default validate;
