// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn } from '../../validator-runtime';
const literal0 = ["header","body","footer"];

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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((key1 === "comptyle") || (key1 === "grid")) || (key1 === "themeGround")) || (key1 === "zindex"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.comptyle !== undefined){
let data1 = data0.comptyle;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/comptyle", "#/properties/props/properties/comptyle/type", "type", {type: "string"});
errors++;
}
if(!(((data1 === "header") || (data1 === "body")) || (data1 === "footer"))){
vErrors = addError(vErrors, instancePath+"/props/comptyle", "#/properties/props/properties/comptyle/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.grid !== undefined){
if(typeof data0.grid !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/grid", "#/properties/props/properties/grid/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.themeGround !== undefined){
if(typeof data0.themeGround !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/themeGround", "#/properties/props/properties/themeGround/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.zindex !== undefined){
let data4 = data0.zindex;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/props/zindex", "#/properties/props/properties/zindex/type", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/zindex", "#/properties/props/properties/zindex/minimum", "minimum", {comparison: ">=", limit: 0});
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
export const validate = inTurn(validate10, () => validateStyle);
export default validate;
