/// The functions of Caret that store closures of handlers. A test compares them with the sources of Caret.
enum HandlerFunctions {
    /// The functions by their names.
    static let all: [String: HandlerFunction] = Dictionary(
        uniqueKeysWithValues: (events + ownerFirst + receivers + rows + conditions + others).map { ($0.name, $0) })

    /// The functions whose owner follows an event or a question.
    private static let events = ["on", "answer"].map {
        HandlerFunction(name: $0, owner: .argument(after: 1), repair: nil, hasEvent: true)
    }

    private static let ownerFirst = [
        "onFrame", "sections", "observe", "task", "onSelect", "onDeselect", "onShow", "onHide", "onDelete", "onInsert", "onAccessoryTap",
        "leadingActions", "trailingActions", "onDrag", "onPrefetch", "onMove", "onChange", "onSubmit", "onRefresh", "onSearch",
        "paginate", "UIBarButtonItem", "UIContextMenuInteraction", "UIDragInteraction", "UIDropInteraction", "UIEditMenuInteraction",
        "UIFindInteraction", "UILargeContentViewerInteraction", "UIPointerInteraction", "UIToolTipInteraction",
    ].map { HandlerFunction(name: $0, owner: .argument(after: 0), repair: nil) }

    private static let receivers = ["during", "addSearch", "present"].map { HandlerFunction(name: $0, owner: .receiver, repair: nil) }

    private static let rows = [
        HandlerFunction(name: "Row", owner: .argument(after: 1), repair: "Row(…, self) { me, cell in … }"),
        // An app's own functions have this name, too: an argument without a label counts as no method.
        HandlerFunction(name: "menu", owner: .argument(after: 0), repair: "menu(self) { me in … }"),
        HandlerFunction(name: "Form", owner: .argument(after: 0), repair: "Form(of: …, self) { me in … }"),
    ]

    /// The conditions and rules of forms, whose closures receive the model.
    private static let conditions = ["hidden", "disabled", "valid"].map {
        HandlerFunction(name: $0, owner: .none, repair: "use the model that is passed to the closure")
    }

    /// The functions without a form with an owner.
    private static let others = [
        "follow", "height", "header", "footer", "Section", "Field", "Gallery", "UIView", "UIKeyCommand", "onDidCompleteLayout",
        "onDidInvalidateLayout", "onDidProcessEditing", "onWillProcessEditing", "answerLineSpacing",
    ].map { HandlerFunction(name: $0, owner: .none, repair: "[weak self]") }
}
