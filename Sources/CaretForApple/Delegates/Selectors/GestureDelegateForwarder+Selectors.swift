#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension GestureDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var gestureDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let gestureDelegateProxy = gestureDelegateProxy
            return [
                #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)): { gestureDelegateProxy.shouldBegin.hasHandlers },
                #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)): {
                    gestureDelegateProxy.shouldRecognizeSimultaneouslyWith.hasHandlers
                },
                #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)): {
                    gestureDelegateProxy.shouldRequireFailureOf.hasHandlers
                },
                #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)): {
                    gestureDelegateProxy.shouldBeRequiredToFailBy.hasHandlers
                },
                #selector(
                    UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
                        as (any UIGestureRecognizerDelegate) -> ((UIGestureRecognizer, UIEvent) -> Bool)?): {
                        gestureDelegateProxy.shouldReceiveEvent.hasHandlers
                    },
                #selector(
                    UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
                        as (any UIGestureRecognizerDelegate) -> ((UIGestureRecognizer, UITouch) -> Bool)?): {
                        gestureDelegateProxy.shouldReceiveTouch.hasHandlers
                    },
                #selector(
                    UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
                        as (any UIGestureRecognizerDelegate) -> ((UIGestureRecognizer, UIPress) -> Bool)?): {
                        gestureDelegateProxy.shouldReceivePress.hasHandlers
                    },
            ]
        }
    }
#endif
