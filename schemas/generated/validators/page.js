// Written by scripts/generate.ts (npm run generate); do not edit.
const literal0 = ["pc","h5"];
const literal1 = ["string","null"];
"use strict";
export const validate = validate10;
export default validate10;
const pattern0 = new RegExp("^(?!__proto__$)[A-Za-z0-9_-]{1,64}$", "u");
const pattern2 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
const pattern4 = new RegExp("^(?!A0{26}$)(?:[Za][0-9A-Za-z]{1}|[Yb][0-9A-Za-z]{2}|[Xc][0-9A-Za-z]{3}|[Wd][0-9A-Za-z]{4}|[Ve][0-9A-Za-z]{5}|[Uf][0-9A-Za-z]{6}|[Tg][0-9A-Za-z]{7}|[Sh][0-9A-Za-z]{8}|[Ri][0-9A-Za-z]{9}|[Qj][0-9A-Za-z]{10}|[Pk][0-9A-Za-z]{11}|[Ol][0-9A-Za-z]{12}|[Nm][0-9A-Za-z]{13}|[Mn][0-9A-Za-z]{14}|[Lo][0-9A-Za-z]{15}|[Kp][0-9A-Za-z]{16}|[Jq][0-9A-Za-z]{17}|[Ir][0-9A-Za-z]{18}|[Hs][0-9A-Za-z]{19}|[Gt][0-9A-Za-z]{20}|[Fu][0-9A-Za-z]{21}|[Ev][0-9A-Za-z]{22}|[Dw][0-9A-Za-z]{23}|[Cx][0-9A-Za-z]{24}|[By][0-9A-Za-z]{25}|[Az][0-9A-Za-z]{26})(?:[0-9A-Za-z]*[1-9A-Za-z])?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formatVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formatVersion"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.platform === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.widgets === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "widgets"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "formatVersion")) || (key0 === "platform")) || (key0 === "page")) || (key0 === "widgets"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.formatVersion !== undefined){
let data1 = data.formatVersion;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.platform !== undefined){
let data2 = data.platform;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "pc") || (data2 === "h5"))){
const err9 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/enum",keyword:"enum",params:{allowedValues: literal0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.page !== undefined){
let data3 = data.page;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((key1 === "v") || (key1 === "props"))){
const err10 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.v !== undefined){
let data4 = data3.v;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/page/v",schemaPath:"#/properties/page/properties/v/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/page/v",schemaPath:"#/properties/page/properties/v/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data3.props !== undefined){
let data5 = data3.props;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err13 = {instancePath:instancePath+"/page/props",schemaPath:"#/properties/page/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.widgets !== undefined){
let data6 = data.widgets;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!(pattern0.test(key2))){
const err15 = {instancePath:instancePath+"/widgets",schemaPath:"#/properties/widgets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key3 in data6){
if(pattern0.test(key3)){
let data7 = data6[key3];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err16 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.order === undefined){
const err17 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/required",keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key4 in data7){
if(!((((((((key4 === "type") || (key4 === "v")) || (key4 === "parent")) || (key4 === "order")) || (key4 === "name")) || (key4 === "alias")) || (key4 === "props")) || (key4 === "style"))){
const err18 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err19 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/type/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.v !== undefined){
let data9 = data7.v;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/v",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/v/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/v",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/v/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data7.parent !== undefined){
let data10 = data7.parent;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/parent",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/parent/type",keyword:"type",params:{type: literal1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err24 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/parent",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/parent/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$)[A-Za-z0-9_-]{1,64}$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data7.order !== undefined){
let data11 = data7.order;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err25 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/order",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/order/pattern",keyword:"pattern",params:{pattern: "^(?!A0{26}$)(?:[Za][0-9A-Za-z]{1}|[Yb][0-9A-Za-z]{2}|[Xc][0-9A-Za-z]{3}|[Wd][0-9A-Za-z]{4}|[Ve][0-9A-Za-z]{5}|[Uf][0-9A-Za-z]{6}|[Tg][0-9A-Za-z]{7}|[Sh][0-9A-Za-z]{8}|[Ri][0-9A-Za-z]{9}|[Qj][0-9A-Za-z]{10}|[Pk][0-9A-Za-z]{11}|[Ol][0-9A-Za-z]{12}|[Nm][0-9A-Za-z]{13}|[Mn][0-9A-Za-z]{14}|[Lo][0-9A-Za-z]{15}|[Kp][0-9A-Za-z]{16}|[Jq][0-9A-Za-z]{17}|[Ir][0-9A-Za-z]{18}|[Hs][0-9A-Za-z]{19}|[Gt][0-9A-Za-z]{20}|[Fu][0-9A-Za-z]{21}|[Ev][0-9A-Za-z]{22}|[Dw][0-9A-Za-z]{23}|[Cx][0-9A-Za-z]{24}|[By][0-9A-Za-z]{25}|[Az][0-9A-Za-z]{26})(?:[0-9A-Za-z]*[1-9A-Za-z])?$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/order",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/order/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
const err27 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.alias !== undefined){
if(typeof data7.alias !== "string"){
const err28 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/alias",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/alias/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.props !== undefined){
let data14 = data7.props;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err29 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/props",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.style !== undefined){
let data15 = data7.style;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err30 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/style",schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/widgets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/widgets/patternProperties/%5E(%3F!__proto__%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/widgets",schemaPath:"#/properties/widgets/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
