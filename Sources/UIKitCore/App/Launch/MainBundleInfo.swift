import Foundation
import Synchronization

/// Adds an app's Info.plist and the version from git to the info dictionary of `Bundle.main`. The plugin BuildInfo
/// reads the version.
///
/// Foundation reads an Info.plist only beside the program, whereas SwiftPM copies an app's file to the resources.
/// Foundation has no API for adding entries. However, its info dictionary is a mutable CoreFoundation dictionary, and
/// its library exports the CoreFoundation functions.
enum MainBundleInfo {
    /// Adds the entries of the Info.plist, and then those of the version.
    ///
    /// - Parameter modules: The modules to search for a version. The last version found is used. A module without the
    ///   plugin BuildInfo has no version.
    static func add(_ info: AppInfo, modules: [String]) {
        if let file = info.propertyListData { add(propertyList: file) }
        guard let version = modules.map(entries).last(where: { !$0.isEmpty }) else { return }
        do {
            add(propertyList: try PropertyListSerialization.data(fromPropertyList: version, format: .xml, options: 0))
        } catch {
            Diagnostics.report("launch.version", "The version cannot be added to the main bundle: \(error)")
        }
    }

    /// Returns the entries of a module's type `CaretInfoEntry`, which the plugin generates. Generated code does not
    /// import this library, so the type is found by name.
    static func entries(of module: String) -> [String: String] {
        if let known = entriesOfModules.withLock({ $0[module] }) { return known }
        let entries = findEntries(of: module)
        entriesOfModules.withLock { $0[module] = entries }
        return entries
    }

    /// The entries of the modules that were searched. A search for a type that does not exist reads the names of all
    /// types of the program, and tests launch thousands of apps.
    private static let entriesOfModules = Mutex<[String: [String: String]]>([:])

    private static func findEntries(of module: String) -> [String: String] {
        guard let type = _typeByName("\(module).CaretInfoEntry") as? any CaseIterable.Type else { return [:] }
        let pairs = descriptions(of: type).map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) }
        return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }
    }

    private static func descriptions<Entry: CaseIterable>(of type: Entry.Type) -> [String] { type.allCases.map { "\($0)" } }

    /// Adds the entries of a dictionary, which `data` contains as a property list. Does nothing if the program's
    /// Foundation does not export the CoreFoundation functions.
    private static func add(propertyList data: Data) {
        guard let core = CoreFoundationCalls(), let dictionary = core.mainBundle().flatMap({ core.information($0) }) else { return }
        let bytes = [UInt8](data)
        guard let copy = core.makeData(nil, bytes, bytes.count) else { return }
        defer { core.release(copy) }
        guard let list = core.readList(nil, copy, 0, nil, nil) else { return }
        defer { core.release(list) }
        let count = core.count(list)
        guard count > 0 else { return }
        var keys = [UnsafeMutableRawPointer?](repeating: nil, count: count)
        var values = keys
        core.contents(list, &keys, &values)
        for case (let key?, let value?) in zip(keys, values) { core.set(dictionary, key, value) }
    }
}

/// The required CoreFoundation functions, with the types of their C declarations.
private struct CoreFoundationCalls {
    typealias Object = UnsafeMutableRawPointer
    typealias List = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    let mainBundle: @convention(c) () -> Object?
    let information: @convention(c) (Object) -> Object?
    let makeData: @convention(c) (Object?, UnsafePointer<UInt8>, Int) -> Object?
    let readList: @convention(c) (Object?, Object, UInt, Object?, Object?) -> Object?
    let count: @convention(c) (Object) -> Int
    let contents: @convention(c) (Object, List, List) -> Void
    let set: @convention(c) (Object, Object, Object) -> Void
    let release: @convention(c) (Object) -> Void

    init?() {
        func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(nil, name).map { unsafeBitCast($0, to: type) }
        }
        guard let mainBundle = find("CFBundleGetMainBundle", (@convention(c) () -> Object?).self),
            let information = find("CFBundleGetInfoDictionary", (@convention(c) (Object) -> Object?).self),
            let makeData = find("CFDataCreate", (@convention(c) (Object?, UnsafePointer<UInt8>, Int) -> Object?).self),
            let readList = find(
                "CFPropertyListCreateWithData", (@convention(c) (Object?, Object, UInt, Object?, Object?) -> Object?).self),
            let count = find("CFDictionaryGetCount", (@convention(c) (Object) -> Int).self),
            let contents = find("CFDictionaryGetKeysAndValues", (@convention(c) (Object, List, List) -> Void).self),
            let set = find("CFDictionarySetValue", (@convention(c) (Object, Object, Object) -> Void).self),
            let release = find("CFRelease", (@convention(c) (Object) -> Void).self)
        else { return nil }
        self.mainBundle = mainBundle
        self.information = information
        self.makeData = makeData
        self.readList = readList
        self.count = count
        self.contents = contents
        self.set = set
        self.release = release
    }
}
