internal import SystemServices

/// Asks the person for a review of the app.
///
/// A prompt with stars appears at most three times in 365 days. Further requests are recorded only. A test reads
/// `app.system.store.reviewRequestCount`, `.reviewPrompts` and `.ratings`.
///
/// > Difference from Apple: On iOS, apps that are not from the App Store show the prompt at each request.
///
/// - Source: https://developer.apple.com/documentation/storekit/skstorereviewcontroller
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    /// Asks the person in the scene that is in the foreground.
    @available(*, deprecated, message: "Use AppStore.requestReview(in:).")
    open class func requestReview() { ReviewRequest.start(in: nil) }

    /// Asks the person.
    ///
    /// - Parameter windowScene: The scene in which the app asks.
    open class func requestReview(in windowScene: UIWindowScene) { ReviewRequest.start(in: windowScene) }
}

/// A request for a review.
@MainActor enum ReviewRequest {
    /// Records a request, and shows the prompt if the person may be asked.
    ///
    /// - Parameter scene: The scene of the app. The prompt is above all its windows, in the scene of the key window.
    static func start(in scene: UIWindowScene?) {
        let session = StoreSession.current
        guard let store = session.service else { return }
        store.record("asks for a review")
        guard store.requestReview() else { return }
        session.overlays.show(ReviewPromptController { [weak store] in store?.rate($0) })
    }
}
