/// The error for a name without a device.
package struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    /// The requested name.
    package let name: String
    /// Up to three similar names of devices.
    package let suggestions: [String]

    package init(_ name: String) {
        self.name = name
        suggestions = DeviceProfile.names(similarTo: name)
    }

    package var description: String {
        "There is no device '\(name)'. Known ones are \(suggestions.joined(separator: ", ")) and more; `caret devices` lists them."
    }
}
