// The declarations of this module are compiled into the modules that use them, so that the SDK needs no library for it.

extension ControlEvent where Sender: PHPickerViewController, Payload == [PHPickerResult] {
    /// Sent once, when the user has picked photos or cancelled. The handler dismisses the picker, as a delegate does.
    ///
    /// The payload has the photos in the order of their selection; after a cancellation the preselected photos, or
    /// none.
    @_alwaysEmitIntoClient public static var didFinishPicking: Self {
        Self(observing: { picker, body in picker._onFinish(body) })
    }
}
