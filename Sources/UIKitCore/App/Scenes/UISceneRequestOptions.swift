extension UIScene {
    /// How a scene is to come; there is nothing to say so far.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// Makes options that say nothing.
        public override init() { super.init() }
    }
}

/// How a scene is to go; there is nothing to say so far.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    /// Makes options that say nothing.
    public override init() { super.init() }
}
