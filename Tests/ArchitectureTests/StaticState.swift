import Foundation
import Testing

/// The static variables. ARCHITECTURE.md requires that the state of the interface belongs to an application.
@Suite struct StaticState {
    /// The files that may contain static state, with the purpose of the state.
    static let allowed: [String: String] = [
        "CATransaction.swift": "the stack of transactions, which is that of the running code",
        "ApplicationHost.swift": "the running application",
        "ClassTables.swift": "members of classes by name",
        "ObjectLocks.swift": "locks by object",
        "OptionalRequirement.swift": "the answer of a call that is being made",
        "AnswerProbe.swift": "the answer of a call that is being made",
        "EventLoops.swift": "the handlers that are being called",
        "Follower.swift": "the closure that is being observed",
        "FormBuild.swift": "the run of a form's closure that is in progress",
        "SenderChains.swift": "chains of handlers of objects that have no place for one",
        "HandlerScope.swift": "the scope of the code that runs",
        "LeakWatch.swift": "the watch of the running test",
        "DefaultImplementationProbe.swift": "the answer of a call that is being made",
        "UICollectionView.CellRegistration.swift": "a counter that makes names unique",
        "UIAction.swift": "a counter that makes names unique",
        "UIMenu.swift": "a counter that makes names unique",
        "RowKind.swift": "kinds of cells, by class",
        "NibStore.swift": "nibs that were read",
        "NibSource.swift": "a count of files that were read, for tests",
        "NibClasses.swift": "classes by name",
        "NibModule.swift": "modules by name",
        "NibOutlets.swift": "outlets by class",
        "NibOutletTables.swift": "tables by class",
        "NibPreviewBundle.swift": "folders whose fonts were registered",
        "UIApplicationMain.swift": "the signals of the process",
        "Diagnostics.swift": "the recorders of the process",
        "PixelMemory.swift": "memory that is kept for pictures",
        "CGContext+RoundedRects.swift": "corners that were drawn",
        "UITraitCollection+Current.swift": "traits where no application runs",
        "MainThreadChecker.swift": "what was reported",
        "BackgroundTaskClock.swift": "the clock of the running application",
        "FrameClockExports.swift": "the clock of the running application",
        "IndexDelegates.swift": "delegates of the app's search indexes, held weakly",
        "SystemServices.swift": "the services of the running application",
        "PendingWork.swift": "work on other threads",
        "PendingCalls.swift": "calls on other threads",
        "LibraryObservers.swift": "whether changes of the photos are observed",
        "LimitedSelection.swift": "the visible selection of photos",
        "INVoiceShortcutCenter.swift": "shortcuts of the running application",
        "PlaygroundRun.swift": "whether a playground's app was launched",
        "MediaClock.swift": "the clock of the running application",
        "StackFrame.swift": "the stack that is being read",
        "TestApp.swift": "the running application",
        "ApplicationLease.swift": "whose turn it is, for the task that runs",
        "AssetFolders.swift": "folders that were listed",
        "MainBundleInfo.swift": "versions of modules that were read",
        "ClosureLocation.swift": "source lines of closures, by address",
        "AppInfo.swift": "the Info.plist of the program, or of the task that runs",
        "Preview.swift": "the previews of the program",
        "PreviewDelegate.swift": "the command line of the program",
    ]

    @Test func `K3 static variables are those that are listed, with their purpose`() {
        let variable = /^\s*(?:@\w+ )?(?:\w+(?:\(set\))? )*static var \w+(?:: [^{=]+)?(?: = .*)?$/
        let locked = /static let \w+ = Mutex/
        var found: Set<String> = []
        for file in SourceTree.sources where file.path.hasPrefix("Sources/") && !file.path.contains("/caret-build-step/") {
            guard file.mentions("static var ", "static let ") else { continue }
            for (index, line) in file.code.enumerated() where line.contains("static ") {
                let isVariable = line.firstMatch(of: variable) != nil && !line.hasSuffix("{") && !line.contains(" { ")
                guard isVariable || line.firstMatch(of: locked) != nil else { continue }
                guard file.code.indices.contains(index + 1), !file.code[index + 1].trimmingCharacters(in: .whitespaces).hasPrefix("{")
                else { continue }
                found.insert(file.name)
                #expect(Self.allowed[file.name] != nil, "\(file.path):\(index + 1): \(line)")
            }
        }
        #expect(found.isSuperset(of: ["ApplicationHost.swift", "Diagnostics.swift"]), "the search finds those that are there")
    }
}
