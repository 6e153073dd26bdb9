/// The writers that work file by file, in the order in which they run.
struct FileWriters {
    let selectors: SelectorWriter
    let outlets: OutletWriter
    let tables: ClassTableWriter
    let optionals: OptionalRequirementWriter
    let delegates: DelegateMethodCheck
    let isUserInterface: Bool
    private let index: ModuleIndex

    init(index: ModuleIndex, isUserInterface: Bool) {
        self.index = index
        selectors = SelectorWriter(index: index)
        outlets = OutletWriter(index: index)
        tables = ClassTableWriter(index: index)
        optionals = OptionalRequirementWriter(index: index, isUserInterface: isUserInterface)
        delegates = DelegateMethodCheck(index: index)
        self.isUserInterface = isUserInterface
    }

    func write(_ file: inout RewrittenFile) {
        if isUserInterface {
            selectors.write(&file)
            outlets.write(&file)
            // Code behind a syntax error would lead to further errors.
            if !file.summary.hasErrors { tables.write(&file) }
            PreviewWriter().write(&file)
            delegates.write(&file)
        } else {
            for site in file.summary.selectors {
                file.report(
                    site.start, "#selector", "the module does not import UIKit, which declares Selector",
                    instead: "import UIKit in one file of the module")
            }
        }
        if !file.summary.hasErrors { optionals.write(&file) }
        let usesRuntime = file.summary.foundationModules.contains("UIKit") && file.summary.imports.contains("Foundation")
        if index.hidesSelector, !file.summary.selectors.isEmpty || !file.appendix.isEmpty, isUserInterface,
            !file.summary.imports.contains("UIKit")
        {
            file.appendix.addImports(["UIKit"])
        }
        if isUserInterface, !file.appendix.isEmpty || usesRuntime, FileScanner.interfaceModules.isDisjoint(with: file.summary.imports) {
            file.appendix.addImports(["UIKit"])
        }
    }
}
