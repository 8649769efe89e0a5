/* global SwaggerUIBundle */
/** Shows the contract's document. It only reads: nothing can be sent from here with the visitor's session. */
const target = document.getElementById("api");
SwaggerUIBundle({
  url: target.dataset.document,
  domNode: target,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: "list",
  supportedSubmitMethods: [],
  // Without this the viewer would ask a service of its makers about the document.
  validatorUrl: null,
});
