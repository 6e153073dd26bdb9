/// A way in which a person proves to be the owner of the device.
package enum OwnerProof: Hashable, Sendable {
    /// The sensor recognises the person.
    case sensor
    /// The person enters the passcode.
    case passcode
}
