/// The API of the store uses the types of the model.
@_exported import TodoModel
