/// Pictures of other computers in files of this one.
///
/// Requests for one address at the same time share one download, which ends when nobody waits for it any more. Files stay until they take more
/// than 256 MB: then those go that were not used for longest.
@MainActor final class PictureFiles {
    /// 256 MB.
    private nonisolated static let limit = 256 << 20
    private static let key = UserInfoKey<UIApplication, PictureFiles>()

    private struct Flight {
        let task: Task<URL, any Error>
        var waiters = 0
    }

    var transport: any PictureTransport = NetworkPictureTransport()
    var folder = URL.cachesDirectory.appendingPathComponent("Caret/Pictures", isDirectory: true)
    private var flights: [URL: Flight] = [:]

    /// The running application's.
    static var current: PictureFiles {
        if let files = UIApplication.shared.userInfo[key] { return files }
        let files = PictureFiles()
        UIApplication.shared.userInfo[key] = files
        return files
    }

    /// The file with the picture at an address; an address of a file is that file.
    ///
    /// - Throws: what the transport throws, and what writing the file throws.
    func file(for url: URL) async throws -> URL {
        if url.isFileURL { return url }
        if flights[url] == nil { flights[url] = Flight(task: begin(url)) }
        flights[url]?.waiters += 1
        guard let task = flights[url]?.task else { throw CancellationError() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            Task { @MainActor in self.leave(url, task) }
        }
    }

    /// Forgets a file that turned out to be no picture.
    func forget(_ url: URL) {
        if !url.isFileURL { try? FileManager.default.removeItem(at: place(of: url)) }
    }

    private func leave(_ url: URL, _ task: Task<URL, any Error>) {
        guard var flight = flights[url], flight.task == task else { return }
        flight.waiters -= 1
        flights[url] = flight.waiters > 0 ? flight : nil
        if flight.waiters <= 0 { task.cancel() }
    }

    private func begin(_ url: URL) -> Task<URL, any Error> {
        let (file, transport) = (place(of: url), transport)
        return Task { [weak self] in
            // A download that others wait for again was begun by them anew.
            defer { if !Task.isCancelled { self?.flights[url] = nil } }
            return try await Self.fetch(url, to: file, transport)
        }
    }

    /// A name that two addresses do not share: FNV-1a in 64 bits, and the address's end.
    private func place(of url: URL) -> URL {
        let text = url.absoluteString
        let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let end = text.suffix(48).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" }
        return folder.appendingPathComponent(String(sum, radix: 16) + "-" + String(end))
    }

    @concurrent private nonisolated static func fetch(_ url: URL, to file: URL, _ transport: any PictureTransport) async throws -> URL {
        if FileManager.default.fileExists(atPath: file.path) {
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
            return file
        }
        let data = try await transport.data(from: url)
        try Task.checkCancellation()
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        trim(folder, except: file)
        return file
    }

    private nonisolated static func trim(_ folder: URL, except newest: URL) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        let files = urls.map { url -> (url: URL, size: Int, date: Date) in
            let values = try? url.resourceValues(forKeys: keys)
            return (url, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
        }
        var total = files.reduce(0) { $0 + $1.size }
        for file in files.sorted(by: { $0.date < $1.date }) where total > limit && file.url.lastPathComponent != newest.lastPathComponent {
            try? FileManager.default.removeItem(at: file.url)
            total -= file.size
        }
    }
}
