import FoundationEssentials

/// The answer of `caret-rewrite module`, which is one JSON object on standard output.
package struct RewriterAnswer: Decodable, Equatable {
    /// A construct that the rewriter left as it is.
    package struct Report: Decodable, Equatable {
        package var file: String
        package var line: Int
        package var column: Int
        package var construct: String
        package var reason: String
        package var instead: String?

        /// The report in the format of the compiler's diagnostics.
        package var diagnostic: String {
            let advice = instead.map { $0.isEmpty ? "" : "; write \($0)" } ?? ""
            return "\(file):\(line):\(column): warning: \(construct): \(reason)\(advice)"
        }
    }

    /// The path of the overlay; `nil` if no file was rewritten.
    package var overlay: String?
    /// Further arguments for the compiler.
    package var flags: [String]
    /// Whether the module has UI code.
    package var isUserInterface: Bool
    package var reports: [Report]

    /// Returns the answer in the output of the rewriter.
    ///
    /// - Throws: ``WrapperError/rewriter(module:reason:)`` if the output is not such an object.
    package static func decode(_ output: [UInt8], module: String) throws(WrapperError) -> RewriterAnswer {
        do {
            return try JSONDecoder().decode(RewriterAnswer.self, from: Data(output))
        } catch {
            throw .rewriter(module: module, reason: "its answer is no valid JSON object (\(error))")
        }
    }

    /// Returns the arguments that the answer adds to a compiler's call.
    package var arguments: [String] {
        flags + (overlay.map { ["-vfsoverlay", $0] } ?? [])
    }
}
