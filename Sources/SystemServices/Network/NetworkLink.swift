/// A network interface.
package struct NetworkLink: Hashable, Sendable {
    /// The name, such as "wlan0".
    package let name: String
    /// The number, from 1.
    package let index: Int
    package let kind: NetworkInterfaceKind

    package init(name: String, index: Int, kind: NetworkInterfaceKind) {
        self.name = name
        self.index = index
        self.kind = kind
    }
}
