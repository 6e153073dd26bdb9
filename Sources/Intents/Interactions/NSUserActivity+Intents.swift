public import UIKitCore

extension NSUserActivity {
    /// The phrase that the app suggests for the user's voice; `nil` by default.
    public var suggestedInvocationPhrase: String? {
        get { invocationPhrase }
        set { invocationPhrase = newValue }
    }

    /// The interaction that led to the activity; `nil` for an activity of the app.
    public var interaction: INInteraction? { interactionObject as? INInteraction }

    /// Creates the activity with which the app continues an interaction. Its type is the name of the intent's class.
    convenience init(_ interaction: INInteraction) {
        self.init(activityType: interaction.intent.typeName)
        title = interaction.intent.suggestedInvocationPhrase
        interactionObject = interaction
    }
}

extension INIntent {
    /// The name of the class, which is the type of activities.
    var typeName: String { String(describing: type(of: self)) }
}
