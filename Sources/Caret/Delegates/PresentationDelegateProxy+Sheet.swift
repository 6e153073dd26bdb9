extension PresentationDelegateProxy: UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        didChangeSelectedDetentIdentifier.notify(())
    }
}
