/// A proxy that forwards the methods of `UIDynamicAnimatorDelegate` to closures.
final class AnimatorDelegateProxy: DelegateProxy, UIDynamicAnimatorDelegate {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { notify(()) }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { notify(()) }
}
