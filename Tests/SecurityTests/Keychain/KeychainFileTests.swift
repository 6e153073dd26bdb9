import CaretTesting
import Foundation
import SystemServices
import TestFolders
import Testing

@testable import Security

/// The keychain in an encrypted file.
@MainActor @Suite(.app) struct KeychainFileTests {
    private func launch(_ store: FileKeychain) async throws -> TestApp {
        let app = try await KeychainTools.launch()
        app.system.keychain.use(store)
        return app
    }

    private func mode(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    @Test func itemsOutlastTheApp() async throws {
        let folder = try TestFolder.make().appendingPathComponent("keychain")
        let first = try await launch(FileKeychain(folder: folder))
        #expect(KeychainTools.read("ada").0 == errSecItemNotFound && !FileKeychain(folder: folder).exists)
        #expect(KeychainTools.add("ada", "hunter2", [kSecAttrGeneric: Data([1]), kSecAttrSynchronizable: true]) == errSecSuccess)
        #expect(KeychainTools.add("bob") == errSecSuccess && first.system.keychain.storage == .file(folder))
        let app = try await launch(FileKeychain(folder: folder))
        #expect(KeychainTools.read("ada", [kSecAttrSynchronizable: true, kSecAttrGeneric: Data([1])]) == (errSecSuccess, "hunter2"))
        #expect(SecItemDelete(KeychainTools.password("bob")) == errSecSuccess && KeychainTools.add("ada") == errSecSuccess)
        #expect(app.system.keychain.items.count == 2 && FileKeychain(folder: folder).exists)
    }

    @Test func onlyTheOwnerReadsTheFiles() async throws {
        let folder = try TestFolder.make()
        _ = try await launch(FileKeychain(folder: folder))
        KeychainTools.add("somebody", service: "someservice", "hunter2")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["keychain.key", "keychain.lock", "keychain.sealed"])
        #expect(try mode(folder) == 0o700)
        for name in names {
            let file = folder.appendingPathComponent(name)
            let data = try Data(contentsOf: file)
            for text in ["hunter2", "somebody", "someservice"] { #expect(data.range(of: Data(text.utf8)) == nil) }
            #expect(try mode(file) == 0o600)
        }
    }

    @Test(arguments: ["keychain.sealed", "keychain.key"]) func aFileThatCannotBeReachedIsNotReplaced(name: String) async throws {
        let folder = try TestFolder.make()
        let app = try await launch(FileKeychain(folder: folder))
        #expect(KeychainTools.add("ada") == errSecSuccess)
        // A link to itself fails with ELOOP.
        let file = folder.appendingPathComponent(name)
        let kept = folder.appendingPathComponent("kept")
        try FileManager.default.moveItem(at: file, to: kept)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: name)
        let store = FileKeychain(folder: folder)
        app.system.keychain.use(store)
        #expect(KeychainTools.add("bob") != errSecSuccess && (name == "keychain.key" || store.exists))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == name)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: kept, to: file)
        #expect(KeychainTools.accounts(KeychainTools.password()) == ["ada"])
    }

    @Test func twoProcessesShareTheFile() async throws {
        let folder = try TestFolder.make()
        let (first, second) = (FileKeychain(folder: folder), FileKeychain(folder: folder))
        let app = try await launch(first)
        KeychainTools.add("ada")
        app.system.keychain.use(second)
        #expect(KeychainTools.add("ada") == errSecDuplicateItem && KeychainTools.add("bob") == errSecSuccess)
        app.system.keychain.use(first)
        #expect(KeychainTools.accounts(KeychainTools.password()) == ["ada", "bob"])
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 { group.addTask { _ = KeychainTools.add("\(number)") } }
        }
        app.system.keychain.use(second)
        #expect(app.system.keychain.items.count == 22)
    }

    @Test(arguments: ["flip", "truncate", "empty", "no key", "other key", "short key", "other format"])
    func aDamagedFileIsKeptAside(damage: String) async throws {
        let folder = try TestFolder.make()
        _ = try await launch(FileKeychain(folder: folder))
        KeychainTools.add("ada")
        let (file, key) = (folder.appendingPathComponent("keychain.sealed"), folder.appendingPathComponent("keychain.key"))
        var data = try Data(contentsOf: file)
        switch damage {
        case "flip": data[data.count / 2] ^= 1
        case "truncate": data.removeLast(10)
        case "empty": data = Data()
        case "no key": try FileManager.default.removeItem(at: key)
        case "other key": try Data(repeating: 1, count: 32).write(to: key)
        case "short key": try Data([1]).write(to: key)
        default: data[0] ^= 1
        }
        try data.write(to: file)
        let app = try await launch(FileKeychain(folder: folder))
        #expect(KeychainTools.read("ada").0 == errSecDecode && app.diagnostics.contains { $0.code == "keychain.file" })
        #expect(KeychainTools.read("ada").0 == errSecItemNotFound && KeychainTools.add("ada", "new") == errSecSuccess)
        #expect(KeychainTools.read("ada").1 == "new")
        let aside = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("keychain.sealed.damaged-") }
        #expect(aside.count == 1 && (try? Data(contentsOf: folder.appendingPathComponent(aside.first ?? ""))) == data)
    }

    @Test func aBusyFileEndsTheRequestAfterAWhile() async throws {
        let folder = try TestFolder.make()
        let app = try await launch(FileKeychain(folder: folder, timeout: .milliseconds(20)))
        KeychainTools.add("ada")
        let lock = try FileLock(folder.appendingPathComponent("keychain.lock"), timeout: .zero)
        #expect(KeychainTools.read("ada").0 == errSecNotAvailable && app.diagnostics.contains { $0.code == "keychain.file" })
        lock.release()
        #expect(KeychainTools.read("ada").0 == errSecSuccess)
    }

    @Test func aFolderThatCannotBeWrittenIsReported() async throws {
        let folder = try TestFolder.make()
        let app = try await launch(FileKeychain(folder: folder))
        KeychainTools.add("ada", "1")
        // Something that is no file has the name of the new version.
        let obstacle = folder.appendingPathComponent("keychain.sealed.new/x")
        try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
        #expect(KeychainTools.add("bob") == errSecIO && app.diagnostics.contains { $0.code == "keychain.file" })
        #expect(KeychainTools.read("ada") == (errSecSuccess, "1") && KeychainTools.read("bob").0 == errSecItemNotFound)
        let file = try TestFolder.make().appendingPathComponent("file")
        try Data().write(to: file)
        app.system.keychain.use(FileKeychain(folder: file.appendingPathComponent("below")))
        #expect(KeychainTools.add("ada") == errSecNotAvailable && app.system.keychain.items.isEmpty)
    }

    @Test func largeItemsFit() async throws {
        let folder = try TestFolder.make()
        _ = try await launch(FileKeychain(folder: folder))
        let secret = Data(repeating: 7, count: 10_000_000)
        #expect(SecItemAdd(KeychainTools.password("big", [kSecValueData: secret]), nil) == errSecSuccess)
        _ = try await launch(FileKeychain(folder: folder))
        var result: AnyObject?
        #expect(SecItemCopyMatching(KeychainTools.password("big", [kSecReturnData: true]), &result) == errSecSuccess)
        #expect(result as? Data == secret)
    }
}
