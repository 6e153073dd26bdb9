extension UIScene {
    /// The options for activating a scene; empty at present.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// Creates empty options.
        public override init() { super.init() }
    }
}

/// The options for discarding a scene; empty at present.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    /// Creates empty options.
    public override init() { super.init() }
}
