/// A button at the top of a contact's card.
struct ContactCardAction {
    let symbol: String
    let title: String
    /// Called when the button is pressed; `nil` for a button that is disabled.
    let handler: (@MainActor () -> Void)?
}
