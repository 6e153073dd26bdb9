import Foundation

/// Converts the pages of PDF documents to SVG drawings, with Poppler's program `pdftocairo`.
///
/// The program is started rather than its library linked, because the library's licence would apply to every app.
/// - Source: https://manpages.debian.org/bookworm/poppler-utils/pdftocairo.1.en.html
package enum PopplerPage {
    private static let program = "pdftocairo"

    /// Returns a page of a document as a drawing, with the size of its crop box and one unit per point.
    ///
    /// Waits until the program has ended, which takes some hundredths of a second for an icon, and does not run a run
    /// loop.
    /// - Parameters:
    ///   - page: The number of the page, starting at 1.
    ///   - byteLimit: The maximum number of bytes of the drawing.
    ///   - timeLimit: The time limit of the program.
    ///   - memoryLimit: The memory limit of the program, in bytes; the program is terminated beyond it.
    package static func svg(
        ofFile path: String, page: Int = 1, byteLimit: Int, timeLimit: Duration = .seconds(10),
        memoryLimit: Int = 512 << 20
    ) throws(PopplerError) -> Data {
        let number = String(page)
        let drawing = try output(
            of: program, ["-q", "-svg", "-f", number, "-l", number, URL(fileURLWithPath: path).path, "-"], byteLimit: byteLimit,
            timeLimit: timeLimit, memoryLimit: memoryLimit)
        return removingPointUnits(drawing)
    }

    /// Returns the number of pages of a document, with Poppler's program `pdfinfo`.
    ///
    /// - Parameters:
    ///   - timeLimit: The time limit of the program.
    ///   - memoryLimit: The memory limit of the program, in bytes; the program is terminated beyond it.
    /// - Source: https://manpages.debian.org/bookworm/poppler-utils/pdfinfo.1.en.html
    package static func count(
        ofFile path: String, timeLimit: Duration = .seconds(10), memoryLimit: Int = 512 << 20
    ) throws(PopplerError) -> Int {
        let information = try output(
            of: "pdfinfo", [URL(fileURLWithPath: path).path], byteLimit: 1 << 20, timeLimit: timeLimit, memoryLimit: memoryLimit)
        let line = String(decoding: information, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("Pages:") }
        guard let count = line.flatMap({ Int($0.dropFirst("Pages:".count).trimmingCharacters(in: .whitespaces)) }), count > 0 else {
            throw .failed(reason: "it has no pages")
        }
        return count
    }

    /// Runs a program, and returns its output.
    private static func output(
        of name: String, _ arguments: [String], byteLimit: Int, timeLimit: Duration, memoryLimit: Int
    ) throws(PopplerError) -> Data {
        guard let program = location(of: name) else { throw .notInstalled }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do { try process.run() } catch { throw .failed(reason: "\(program.path) could not be started: \(error.localizedDescription)") }
        // Only the program keeps the pipe open for writing, so reading ends with the program.
        try? pipe.fileHandleForWriting.close()
        let output: Data
        do throws(PopplerError) {
            output = try read(
                pipe.fileHandleForReading.fileDescriptor, of: process.processIdentifier, byteLimit: byteLimit, timeLimit: timeLimit,
                memoryLimit: memoryLimit)
        } catch {
            kill(process.processIdentifier, SIGKILL)
            end.wait()
            throw error
        }
        end.wait()
        guard process.terminationStatus == 0 else { throw .failed(reason: reason(process.terminationStatus)) }
        return output
    }

    private static func location(of program: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
    }

    /// The interval between checks of the program's memory, in milliseconds.
    ///
    /// A limit of the address space is not sufficient: if an allocation fails, the program omits images and reports
    /// success.
    private static let memoryCheckInterval = 10.0

    private static func read(
        _ descriptor: Int32, of program: Int32, byteLimit: Int, timeLimit: Duration, memoryLimit: Int
    ) throws(PopplerError) -> Data {
        let end = ContinuousClock.now + timeLimit
        var drawing = Data()
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let remaining = (end - ContinuousClock.now) / .milliseconds(1)
            guard remaining > 0 else { throw .tooSlow(limit: timeLimit) }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard usedMemory(of: program) <= memoryLimit else { throw .tooMuchMemory(limit: memoryLimit) }
            guard poll(&wait, 1, Int32(min(remaining.rounded(.up), memoryCheckInterval))) > 0 else { continue }
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count == 0 { return drawing }
            guard count > 0 || errno == EINTR else { throw .failed(reason: String(cString: strerror(errno))) }
            drawing.append(contentsOf: chunk.prefix(max(0, count)))
            guard drawing.count <= byteLimit else { throw .tooLarge(limit: byteLimit) }
        }
    }

    /// Returns the memory of a program in bytes; 0 after it has ended.
    ///
    /// - Source: https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html
    private static func usedMemory(of program: Int32) -> Int {
        let pages = (try? String(contentsOfFile: "/proc/\(program)/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Returns the drawing without the unit `pt` in its width and height. With this unit, the drawing would be
    /// displayed larger, because an inch has 96 units in SVG.
    private static func removingPointUnits(_ drawing: Data) -> Data {
        guard let start = drawing.range(of: Data("<svg".utf8)), let end = drawing[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return drawing }
        let tag = String(decoding: drawing[start.lowerBound..<end], as: UTF8.self)
        let plain = tag.replacing(#/(width|height)="([0-9.]+)pt"/#) { "\($0.1)=\"\($0.2)\"" }
        return drawing[..<start.lowerBound] + Data(plain.utf8) + drawing[end...]
    }

    private static func reason(_ status: Int32) -> String {
        switch status {
        case 1: "it is no PDF document with such a page, is damaged, or needs a password"
        case 3: "it does not allow to be copied"
        default: "\(program) ended with \(status)"
        }
    }
}
