import CoreGraphics
import Foundation

/// Reads and writes the files of the store.
enum StoreFile {
    /// The purchases that were read.
    struct Purchases {
        var ledger = StoreLedger()
        /// Whether the file may be written.
        var maySave = true
        /// The problem; `nil` after a success.
        var problem: String?
    }

    /// Reads the saved purchases. A file that cannot be read is moved aside, so that its purchases are not lost.
    ///
    /// - Parameter file: The file; `nil` for none.
    static func read(_ file: URL?) -> Purchases {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return Purchases() }
        do {
            return Purchases(ledger: try JSONDecoder().decode(StoreLedger.self, from: try Data(contentsOf: file)))
        } catch {
            let damaged = file.appendingPathExtension("damaged-\(UUID().uuidString)")
            let reason = "\(file.path) contains no purchases: \(error). The app starts without purchases."
            do {
                try FileManager.default.moveItem(at: file, to: damaged)
                return Purchases(problem: "\(reason) The file is now \(damaged.lastPathComponent).")
            } catch {
                return Purchases(
                    maySave: false, problem: "\(reason) The file cannot be moved: \(error). New purchases end with the app.")
            }
        }
    }

    /// Writes the purchases, and returns the problem; `nil` after a success.
    static func write(_ ledger: StoreLedger, to file: URL) -> String? {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try encoder.encode(ledger).write(to: file, options: .atomic)
            return nil
        } catch {
            return "\(file.path) cannot be written: \(error). The purchases end with the app."
        }
    }

    /// Finds and reads the `.storekit` file of the app.
    static func findConfiguration() -> (configuration: StoreConfiguration, problems: [String]) {
        findConfiguration(among: StoreFiles.find())
    }

    /// Reads the only one of the files. None is used if there are several.
    static func findConfiguration(among files: [URL]) -> (configuration: StoreConfiguration, problems: [String]) {
        guard let file = files.first else { return (StoreConfiguration(), []) }
        guard files.count == 1 else {
            let names = files.map(\.path).joined(separator: ", ")
            return (
                StoreConfiguration(),
                ["There are \(files.count) .storekit files, and none is used: \(names). Keep one, or load it in a test."]
            )
        }
        return readConfiguration(file)
    }

    /// Reads a `.storekit` file. The problems name the file, the place in it and the reason.
    static func readConfiguration(_ file: URL) -> (configuration: StoreConfiguration, problems: [String]) {
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
        guard size <= StoreFiles.sizeLimit else { return (StoreConfiguration(), ["\(file.path): The file is larger than 16 MB."]) }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            return (StoreConfiguration(), ["\(file.path): The file cannot be read."])
        }
        let configuration = StoreConfigurationReader.read(data)
        return (configuration, configuration.problems.map { $0.text(in: file.lastPathComponent) })
    }
}

extension StoreConfiguration.Problem {
    /// The problem with the name of its file.
    func text(in file: String) -> String { [file, place, reason].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension StoreService {
    func reportProblem(_ text: String) { Diagnostics.report("store", text) }
}
