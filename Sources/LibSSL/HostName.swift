/// Names of hosts as OpenSSL compares them with those of certificates.
enum HostName {
    /// Returns a name without the final dot of an absolute name; `nil` if no certificate can have the name.
    ///
    /// OpenSSL checks nothing for an empty name, and accepts all subdomains for a name that begins with a dot.
    static func canonical(_ name: String) -> String? {
        var bytes = Array(name.utf8)
        let dot = UInt8(ascii: ".")
        if bytes.last == dot { bytes.removeLast() }
        guard !bytes.isEmpty, bytes.first != dot, !bytes.contains(0) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
