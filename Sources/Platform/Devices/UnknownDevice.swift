/// The error for a name without a device.
package struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    /// The requested name.
    package let name: String
    /// Up to three similar names of devices.
    package let near: [String]

    package init(_ name: String) {
        self.name = name
        near = DeviceProfile.names(near: name)
    }

    package var description: String {
        "There is no device '\(name)'. Known ones are \(near.joined(separator: ", ")) and more; `caret devices` lists them."
    }
}
