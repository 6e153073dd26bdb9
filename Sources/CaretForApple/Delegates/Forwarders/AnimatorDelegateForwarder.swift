/// Becomes the delegate of an object, and forwards the methods of `UIDynamicAnimatorDelegate` to its recipients.
final class AnimatorDelegateForwarder: DelegateForwarder, UIDynamicAnimatorDelegate {
    let animatorDelegateProxy = AnimatorDelegateProxy()
    private var recipients: Recipients<any UIDynamicAnimatorDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(animatorDelegateProxy)
    }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        recipients.notify(animator) { $0.dynamicAnimatorWillResume(_:) }
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        recipients.notify(animator) { $0.dynamicAnimatorDidPause(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { animatorDelegateProxyMethods }
    #endif
}
