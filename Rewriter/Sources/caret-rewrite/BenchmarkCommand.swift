import ArgumentParser
import Foundation
import RewriterKit

/// Measures the rewriting of a module without and with a cache.
struct BenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark", abstract: "Prints the time that 500 files take: with an empty cache, with one edited file, and unchanged."
    )

    @Option(help: "The number of files.") var files = 500

    func run() throws {
        let folder = NSTemporaryDirectory() + "/caret-rewrite-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/Sources", withIntermediateDirectories: true)
        let paths = (0..<files).map { "\(folder)/Sources/Screen\($0).swift" }
        for (number, path) in paths.enumerated() { try Self.source(number).write(toFile: path, atomically: false, encoding: .utf8) }
        let request = Request(module: "App", files: paths, cache: folder + "/cache", output: folder + "/output")
        let cold = try measure(request)
        if let first = paths.first { try (Self.source(0) + "\n").write(toFile: first, atomically: false, encoding: .utf8) }
        let edited = try measure(request)
        let warm = try measure(request)
        print("files: \(files)", "cold: \(cold) ms", "one edited: \(edited) ms", "unchanged: \(warm) ms", separator: "\n")
    }

    /// Returns the time of a run, on the clock and of all processors. On a busy machine only the latter counts.
    private func measure(_ request: Request) throws -> String {
        let start = ContinuousClock.now
        let before = Self.processorTime()
        _ = try ModuleRewriter(request).run()
        return "\(Int((ContinuousClock.now - start) / .milliseconds(1))) ms, of the processors \(Self.processorTime() - before)"
    }

    /// The processor time of the process so far, in milliseconds.
    private static func processorTime() -> Int { Int(clock()) * 1_000 / Int(CLOCKS_PER_SEC) }

    /// Returns a file of about 170 lines, a usual length in apps, with constructs in every tenth of them.
    private static func source(_ number: Int) -> String {
        var text = "import UIKit\n\nfinal class Screen\(number): UIViewController {\n"
        text += "    @IBOutlet private weak var label: UILabel!\n    private let button = UIButton(type: .system)\n"
        for index in 0..<15 {
            text += """

                    @objc private func handle\(index)(_ sender: UIButton) {
                        let title = sender.title(for: .normal) ?? "none"
                        let values = (0..<\(index + 3)).map { $0 * 2 }.filter { $0 % 3 != 0 }
                        label.text = "\\(title) \\(values.count)"
                        if let first = values.first, first > \(index) {
                            view.backgroundColor = UIColor(white: CGFloat(first) / 10, alpha: 1)
                        }
                        button.addTarget(self, action: #selector(handle\(index)(_:)), for: .touchUpInside)
                    }

                """
        }
        return text + "}\n\nextension Screen\(number) {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}\n"
    }
}
