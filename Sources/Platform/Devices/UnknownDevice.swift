/// A name that no device has.
package struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    /// The name that was asked for.
    package let name: String
    /// Up to three names of devices that are written almost like it.
    package let near: [String]

    package init(_ name: String) {
        self.name = name
        near = DeviceProfile.names(near: name)
    }

    package var description: String {
        "There is no device '\(name)'. Known ones are \(near.joined(separator: ", ")) and more; `caret devices` lists them."
    }
}
