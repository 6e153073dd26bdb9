import Synchronization

#if canImport(Runtime)
    @_spi(Internal) import Runtime
#endif

/// The source location of a closure, from the debug information of the program.
///
/// If a closure captured values, the compiler makes a small function that passes them to the closure's own function.
/// The small function calls or jumps to the other one, whose name is the same without the suffix.
///
/// - Source: https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst (TA)
enum ClosureLocation {
    /// Returns the location of a closure's function as `Module/File.swift:12`; `nil` without debug information, and on
    /// systems without backtraces.
    static func site(of function: UInt) -> String? {
        if let known = sites.withLock({ $0[function] }) { return known }
        let site = findSite(of: function)
        sites.withLock { $0[function] = .some(site) }
        return site
    }

    /// The locations that were found. A search takes a second in a program with much debug information, and a report
    /// names the same closure several times.
    private static let sites = Mutex<[UInt: String?]>([:])

    private static func findSite(of function: UInt) -> String? {
        #if canImport(Runtime)
            guard function != 0, let symbol = symbols(at: [function]).first ?? nil else { return nil }
            guard symbol.site == nil, symbol.name.hasSuffix("TA") else { return symbol.site }
            return symbols(at: callTargets(of: function)).lazy.compactMap { $0 }.first { $0.name == symbol.name.dropLast(2) }?.site
        #else
            return nil
        #endif
    }

    #if canImport(Runtime)
        private struct Symbol {
            let name: String
            let site: String?
        }

        private static func symbols(at addresses: [UInt]) -> [Symbol?] {
            guard !addresses.isEmpty else { return [] }
            let trace = Backtrace(architecture: architecture, frames: addresses.map { RichFrame<UInt>.programCounter($0) }, images: nil)
            guard let frames = trace.symbolicated(options: [.showSourceLocations, .useSymbolCache])?.frames else { return [] }
            return frames.map { frame in
                frame.symbol.map { symbol in
                    let location = symbol.sourceLocation.flatMap { $0.line > 0 && $0.path.hasSuffix(".swift") ? $0 : nil }
                    let file = location?.path.split(separator: "/").last.map(String.init)
                    return Symbol(
                        name: symbol.rawName, site: file.map { "\(module(of: symbol.rawName) ?? "")/\($0):\(location?.line ?? 0)" })
                }
            }
        }

        /// Returns the module at the beginning of a mangled name, such as `$s3App…`.
        private static func module(of name: String) -> String? {
            guard let match = name.firstMatch(of: /^\$s(\d+)/), let count = Int(match.1) else { return nil }
            return String(name[match.range.upperBound...].prefix(count))
        }

        /// Returns the possible targets of calls and jumps in the first bytes of a function.
        private static func callTargets(of function: UInt) -> [UInt] {
            guard let code = UnsafeRawPointer(bitPattern: function) else { return [] }
            #if arch(x86_64)
                // E8 is a call and E9 is a jump, both with the distance from the next instruction.
                return (0..<codeLength).filter { code.load(fromByteOffset: $0, as: UInt8.self) & 0xFE == 0xE8 }.map { offset in
                    function &+ UInt(offset) &+ 5 &+ UInt(bitPattern: Int(code.loadUnaligned(fromByteOffset: offset + 1, as: Int32.self)))
                }
            #elseif arch(arm64)
                // B and BL have the distance in instructions in their low 26 bits.
                return stride(from: 0, to: codeLength, by: 4).compactMap { offset in
                    let instruction = code.load(fromByteOffset: offset, as: UInt32.self)
                    guard instruction & 0x7C00_0000 == 0x1400_0000 else { return nil }
                    return function &+ UInt(offset) &+ UInt(bitPattern: Int(Int32(bitPattern: instruction << 6) >> 4))
                }
            #else
                return []
            #endif
        }

        /// The number of bytes of a compiler's function that are searched.
        private static let codeLength = 96

        private static var architecture: String {
            #if arch(x86_64)
                "x86_64"
            #elseif arch(arm64)
                "arm64"
            #else
                ""
            #endif
        }
    #endif
}
