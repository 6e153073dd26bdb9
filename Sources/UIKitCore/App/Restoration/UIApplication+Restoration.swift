import Foundation

extension UIApplication {
    private static let storeName = "application"

    /// Saves the state of the controllers if the delegate allows it. Does nothing in apps with scene delegates.
    func saveState() {
        guard let store = host?.sceneStore, !hasSceneDelegates else { return }
        let writer = StateWriter()
        let metadata = writer.values { coder in
            coder.encode(
                Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String, forKey: Self.stateRestorationBundleVersionKey)
            coder.encode(UIDevice.current.userInterfaceIdiom.rawValue, forKey: Self.stateRestorationUserInterfaceIdiomKey)
            coder.encode(host?.wallClock(), forKey: Self.stateRestorationTimestampKey)
            coder.encode(UIDevice.current.systemVersion, forKey: Self.stateRestorationSystemVersionKey)
        }
        let coder = StateCoder(metadata)
        guard hub.value(false, { $0.application(self, shouldSaveSecureApplicationState: coder) }) else {
            if store.scene(Self.storeName) != nil { store.save([:], of: Self.storeName) }
            return
        }
        let values = writer.values { coder in hub.notify { $0.application(self, willEncodeRestorableStateWith: coder) } }
        let controllers = writer.write(windows.compactMap(\.rootViewController))
        store.save(["values": metadata.merging(values) { $1 }, "controllers": controllers.map(\.propertyList)], of: Self.storeName)
    }

    /// Restores the saved state if the delegate allows it. Returns the reader that finishes restoration; `nil` if
    /// nothing is restored.
    func restoreSavedState() -> StateReader? {
        guard !AppInfo.current.hasManifest, let savedScene = host?.sceneStore?.scene(Self.storeName),
            let controllers = savedScene["controllers"] as? [[String: Any]]
        else { return nil }
        let reader = StateReader(controllers, self)
        let values = savedScene["values"] as? [String: Any] ?? [:]
        let queryCoder = reader.coder(values)
        guard hub.value(false, { $0.application(self, shouldRestoreSecureApplicationState: queryCoder) }) else { return nil }
        reader.restore()
        let coder = reader.coder(values)
        hub.notify { $0.application(self, didDecodeRestorableStateWith: coder) }
        return reader
    }
}
