/// A proxy that forwards the methods of `UIDynamicAnimatorDelegate` to closures.
final class AnimatorDelegateProxy: NSObject, DelegateProxy, UIDynamicAnimatorDelegate {
    lazy var willResume = DelegateSlot<Void, Void>(self)
    lazy var didPause = DelegateSlot<Void, Void>(self)

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { willResume.notify(()) }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { didPause.notify(()) }
}
