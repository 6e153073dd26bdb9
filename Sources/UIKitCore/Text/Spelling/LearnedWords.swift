import Foundation

/// The words that the user added, in a file of the app's container: one word in each line, in alphabetical order.
struct LearnedWords: Sendable {
    let file: URL

    /// The words of the app, in `Library/Spelling/LearnedWords.txt`.
    static var ofApp: LearnedWords { LearnedWords(file: .libraryDirectory.appendingPathComponent("Spelling/LearnedWords.txt")) }

    /// All words; empty if the file cannot be read.
    var all: Set<String> {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return Set(text.split(separator: "\n").map(String.init))
    }

    /// Adds a word. Empty words and words with newlines are ignored.
    func learn(_ word: String) {
        guard !word.isEmpty, !word.contains(where: \.isNewline) else { return }
        var words = all
        if words.insert(word).inserted { write(words) }
    }

    func unlearn(_ word: String) {
        var words = all
        if words.remove(word) != nil { write(words) }
    }

    private func write(_ words: Set<String>) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(words.sorted().map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
        } catch { Diagnostics.report("spelling.learned", "UITextChecker: the learned words cannot be written to \(file.path): \(error)") }
    }
}
