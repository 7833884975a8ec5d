// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';
const literal0 = ["set","add","percent"];

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
if(!((((key1 === "way") || (key1 === "price")) || (key1 === "amount")) || (key1 === "percent"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.way !== undefined){
let data1 = data0.way;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/way", "#/properties/props/properties/way/type", "type", {type: "string"});
errors++;
}
if(!(((data1 === "set") || (data1 === "add")) || (data1 === "percent"))){
vErrors = addError(vErrors, instancePath+"/props/way", "#/properties/props/properties/way/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.price !== undefined){
let data2 = data0.price;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99999999 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.amount !== undefined){
let data3 = data0.amount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/amount", "#/properties/props/properties/amount/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99999999 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/amount", "#/properties/props/properties/amount/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data3 < -99999999 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/amount", "#/properties/props/properties/amount/minimum", "minimum", {comparison: ">=", limit: -99999999});
errors++;
}
}
}
if(data0.percent !== undefined){
let data4 = data0.percent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/props/percent", "#/properties/props/properties/percent/type", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/percent", "#/properties/props/properties/percent/maximum", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data4 < -99 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/percent", "#/properties/props/properties/percent/minimum", "minimum", {comparison: ">=", limit: -99});
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
