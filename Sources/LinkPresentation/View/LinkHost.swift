/// The name of a site, as a person reads it.
enum LinkHost {
    /// Returns the host of a URL without "www.", the name of a file, or otherwise the URL; "" for `nil`.
    static func text(of url: URL?) -> String {
        guard let url else { return "" }
        if url.isFileURL { return url.lastPathComponent }
        guard let host = url.host?.lowercased(), !host.isEmpty else { return url.absoluteString }
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }
}
