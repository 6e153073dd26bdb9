// The declarations of this module are compiled into the modules that use them, so that the SDK needs no library for it.
//
// As with a delegate, the handlers that a picker has when it appears decide how the user selects.

extension ControlEvent where Sender: CNContactPickerViewController, Payload == Void {
    /// Sent when the user has cancelled.
    @_alwaysEmitIntoClient public static var didCancel: Self {
        Self(observing: { picker, body in picker._onCancel { body(()) } })
    }
}

extension ControlEvent where Sender: CNContactPickerViewController, Payload == CNContact {
    /// Sent when the user has selected a contact. The picker dismisses itself.
    @_alwaysEmitIntoClient public static var didSelectContact: Self { Self(observing: { picker, body in picker._onContact(body) }) }
}

extension ControlEvent where Sender: CNContactPickerViewController, Payload == [CNContact] {
    /// Sent when the user has selected several contacts. The picker dismisses itself.
    @_alwaysEmitIntoClient public static var didSelectContacts: Self { Self(observing: { picker, body in picker._onContacts(body) }) }
}

extension ControlEvent where Sender: CNContactPickerViewController, Payload == CNContactProperty {
    /// Sent when the user has selected a property of a contact. The picker dismisses itself.
    @_alwaysEmitIntoClient public static var didSelectProperty: Self { Self(observing: { picker, body in picker._onProperty(body) }) }
}

extension ControlEvent where Sender: CNContactPickerViewController, Payload == [CNContactProperty] {
    /// Sent when the user has selected several properties of contacts. The picker dismisses itself.
    @_alwaysEmitIntoClient public static var didSelectProperties: Self {
        Self(observing: { picker, body in picker._onProperties(body) })
    }
}

extension ControlEvent where Sender: CNContactViewController, Payload == CNContact? {
    /// Sent when the user has saved or cancelled; `nil` for a new contact that was not saved.
    @_alwaysEmitIntoClient public static var didComplete: Self { Self(observing: { controller, body in controller._onComplete(body) }) }
}
