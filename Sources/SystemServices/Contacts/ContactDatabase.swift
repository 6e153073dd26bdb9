import CoreGraphics
import Foundation

/// The cards in memory, and their files.
///
/// A file is a list of parts. Only the parts of changed cards are written anew. Comments, unknown text and broken cards
/// in a file of the user remain as they are.
struct ContactDatabase: Sendable {
    /// A part of a file.
    private struct Part {
        /// The identifier; `nil` for text that is no card.
        var identifier: String?
        var card: VCard?
        var raw: String
        /// The file; `nil` for a card that only exists in memory.
        var file: URL?
    }

    private var parts: [Part] = []
    private var identifiers: Set<String> = []
    private(set) var folder: URL?
    /// Whether a folder was chosen, or was declined.
    private(set) var isOpen = false
    /// The files when they were read, by path.
    private var files: [String: ContactFileState] = [:]
    /// The broken parts that were reported, so that each is reported once.
    private var reported: Set<String> = []

    /// The problems that were found and not reported yet. They are reported outside of the lock of the service, because
    /// a recorder of diagnostics may read contacts.
    private var problems: [String] = []

    /// Returns the problems since the last call.
    mutating func consumeProblems() -> [String] { exchange(&problems, with: []) }

    /// The size of a file above which it is not read, in bytes.
    private static let sizeLimit = 256 << 20

    var records: [ContactsService.Record] {
        parts.compactMap { part in
            guard let identifier = part.identifier, let card = part.card else { return nil }
            return ContactsService.Record(identifier: identifier, card: card)
        }
    }

    /// Replaces all contacts with those of a folder.
    mutating func open(_ folder: URL?) {
        parts = []
        openKeepingContacts(folder)
    }

    mutating func openKeepingContacts(_ folder: URL?) {
        self.folder = folder
        isOpen = true
        files = [:]
        load(currentFiles())
    }

    /// Reads the folder again if its files changed, and returns whether they did.
    mutating func refresh() -> Bool {
        guard folder != nil else { return false }
        let current = currentFiles()
        guard current != files else { return false }
        load(current)
        return true
    }

    /// Adds a card to memory, and returns its identifier.
    mutating func add(_ card: VCard) -> String {
        let identifier = unusedIdentifier(card.identifier) { UUID().uuidString }
        parts.append(Part(identifier: identifier, card: card, raw: card.text))
        return identifier
    }

    // MARK: Reading

    private mutating func load(_ current: [String: ContactFileState]) {
        files = current
        parts.removeAll { $0.file != nil }
        identifiers = Set(parts.compactMap(\.identifier))
        for path in current.keys.sorted() { read(URL(fileURLWithPath: path), current[path]) }
    }

    private mutating func read(_ file: URL, _ state: ContactFileState?) {
        guard let state, state.size <= Self.sizeLimit, let data = FileManager.default.contents(atPath: file.path) else {
            if reported.insert(file.path).inserted {
                problems.append("\(file.path) cannot be read, or is larger than 256 MB. Its contacts are missing.")
            }
            return
        }
        for (index, part) in VCardReader.parts(of: VCardReader.text(of: data)).enumerated() {
            if let problem = part.problem, reported.insert("\(file.path):\(problem.line):\(problem.reason)").inserted {
                problems.append(Self.text(of: problem, in: file.path))
            }
            let identifier = part.card.map { card in
                unusedIdentifier(card.identifier) { StableIdentifier.make(from: "\(file.lastPathComponent)#\(index)") }
            }
            parts.append(Part(identifier: identifier, card: part.card, raw: part.raw, file: file))
        }
    }

    static func text(of problem: VCardReader.Problem, in source: String) -> String {
        "\(source), line \(problem.line): \(problem.reason). The card is skipped."
    }

    private func currentFiles() -> [String: ContactFileState] { folder.map { ContactFileState.files(in: $0) } ?? [:] }

    private mutating func unusedIdentifier(_ proposed: String?, otherwise make: () -> String) -> String {
        if let proposed, identifiers.insert(proposed).inserted { return proposed }
        var identifier = make()
        while !identifiers.insert(identifier).inserted { identifier = StableIdentifier.make(from: identifier) }
        return identifier
    }

    // MARK: Writing

    /// Changes the cards from `old` to `new`, and writes their files.
    mutating func replace(_ old: [String: VCard], with new: [String: VCard]) throws {
        var result = parts
        var changedFiles: Set<URL> = []
        result.removeAll { part in
            guard let identifier = part.identifier, new[identifier] == nil else { return false }
            if let file = part.file { changedFiles.insert(file) }
            return true
        }
        for index in result.indices {
            guard let identifier = result[index].identifier, var card = new[identifier], card != old[identifier] else { continue }
            card.setIdentifier(identifier)
            let file = result[index].file ?? newFile(identifier)
            result[index] = Part(identifier: identifier, card: card, raw: card.text, file: file)
            if let file { changedFiles.insert(file) }
        }
        for identifier in new.keys.sorted() where old[identifier] == nil {
            guard var card = new[identifier] else { continue }
            card.setIdentifier(identifier)
            let file = newFile(identifier)
            result.append(Part(identifier: identifier, card: card, raw: card.text, file: file))
            if let file { changedFiles.insert(file) }
        }
        try write(changedFiles, result)
        parts = result
        identifiers = Set(parts.compactMap(\.identifier))
        // Other files may have been changed by another program, and are read at the next use.
        let now = currentFiles()
        for file in changedFiles { files[file.path] = now[file.path] }
    }

    /// Writes the files. After an error, the files that were written before have their former contents.
    private func write(_ files: Set<URL>, _ parts: [Part]) throws {
        guard !files.isEmpty, let folder else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var former: [(file: URL, data: Data?)] = []
        do {
            for file in files.sorted(by: { $0.path < $1.path }) {
                let text = parts.filter { $0.file == file }.map(\.raw).joined()
                former.append((file, FileManager.default.contents(atPath: file.path)))
                if text.allSatisfy(\.isWhitespace) {
                    try FileManager.default.removeItem(at: file)
                } else {
                    try Data(text.utf8).write(to: file, options: .atomic)
                }
            }
        } catch {
            for (file, data) in former {
                if let data { try? data.write(to: file, options: .atomic) } else { try? FileManager.default.removeItem(at: file) }
            }
            throw error
        }
    }

    /// The file of a new card; `nil` without a folder.
    private func newFile(_ identifier: String) -> URL? {
        // The identifier may come from a file, and contain any character.
        let name = String(identifier.prefix(100).map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) ? $0 : "_" })
        guard let folder else { return nil }
        var file = folder.appendingPathComponent("\(name).vcf").resolvingSymlinksInPath()
        while FileManager.default.fileExists(atPath: file.path) {
            file = folder.appendingPathComponent("\(name)-\(UUID().uuidString).vcf").resolvingSymlinksInPath()
        }
        return file
    }
}
