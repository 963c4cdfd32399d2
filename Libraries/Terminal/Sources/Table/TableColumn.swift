/// How a column of a table behaves when the window is narrow.
public struct TableColumn: Sendable, Equatable {
    public let alignment: SafeText.Alignment

    /// The columns with the highest numbers leave first when there is no room for all; those with 0 stay.
    public let priority: Int

    /// How narrow it may become before another column has to leave.
    public let minimumWidth: Int

    /// Whether the table shows it without being asked; the other formats hold every field.
    public let isShownByDefault: Bool

    public init(
        alignment: SafeText.Alignment = .leading,
        priority: Int = 1,
        minimumWidth: Int = 8,
        isShownByDefault: Bool = true
    ) {
        self.alignment = alignment
        self.priority = priority
        self.minimumWidth = minimumWidth
        self.isShownByDefault = isShownByDefault
    }

    /// A column that only `--fields` brings to the table.
    public static let hidden = TableColumn(isShownByDefault: false)
}
