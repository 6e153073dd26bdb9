extension UIScene {
    /// The options for activating a scene. There are none yet.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// Creates empty options.
        public override init() { super.init() }
    }
}

/// The options for discarding a scene. There are none yet.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    /// Creates empty options.
    public override init() { super.init() }
}
